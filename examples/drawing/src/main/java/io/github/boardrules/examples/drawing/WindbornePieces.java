package io.github.boardrules.examples.drawing;

import io.github.boardrules.game.Color;

/** Draws pieces of Windborne: a disk is round and wide, a pawn is an upright figure that leaves the disk's rim free. */
final class WindbornePieces {
    private static final String BODY = "M-12,16 C-12,10.5 -6.5,8 -4.5,-1 L4.5,-1 C6.5,8 12,10.5 12,16 Z";

    private WindbornePieces() {}

    static void drawDisk(SvgWriter svg, Color color, Point at) {
        boolean white = color == Color.WHITE;
        String face = white ? "#fdfbf5" : "#33312f";
        String edge = white ? "#3d3a36" : "#0f0e0d";
        String kind = "disk " + color;
        svg.leaf(
                "circle r='22.5' stroke-width='2.5'",
                "class",
                kind,
                "cx",
                at.x(),
                "cy",
                at.y(),
                "fill",
                face,
                "stroke",
                edge);
    }

    static void drawPawn(SvgWriter svg, Point at) {
        String place = "translate(" + SvgWriter.number(at.x()) + "," + SvgWriter.number(at.y()) + ")";
        svg.open(
                "g class='pawn' fill='#f08a24' stroke='#6b2d05' stroke-width='1.6' stroke-linejoin='round'",
                "transform",
                place);
        svg.leaf("path", "d", BODY);
        svg.leaf("circle cy='-8' r='8.5'");
        svg.close();
    }
}
