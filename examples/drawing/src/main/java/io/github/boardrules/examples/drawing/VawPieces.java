package io.github.boardrules.examples.drawing;

import io.github.boardrules.game.Color;
import io.github.boardrules.vaw.VawPiece;

/** Draws pieces of V.A.W.: a villager is round with a ring on it, a warrior is a shield with a chevron. */
final class VawPieces {
    private static final String SHIELD =
            "M0,-24 C7,-20 14,-18 21,-18 C22,2 17,16 0,25 C-17,16 -22,2 -21,-18 C-14,-18 -7,-20 0,-24 Z";
    private static final String CHEVRON = "M-11,4 L0,-7 L11,4 M-8,13 L0,5 L8,13";

    private VawPieces() {}

    static void draw(SvgWriter svg, VawPiece piece, Point at) {
        boolean white = piece.color() == Color.WHITE;
        String face = white ? "#fdfbf5" : "#33312f";
        String edge = white ? "#3d3a36" : "#0f0e0d";
        String sign = white ? "#5b554d" : "#e9e2d5";
        String place = "translate(" + SvgWriter.number(at.x()) + "," + SvgWriter.number(at.y()) + ")";
        String kind = (piece.isWarrior() ? "warrior " : "villager ") + piece.color();
        svg.open(
                "g stroke-width='2.5' stroke-linejoin='round'",
                "class",
                kind,
                "transform",
                place,
                "fill",
                face,
                "stroke",
                edge);
        if (piece.isWarrior()) {
            svg.leaf("path", "d", SHIELD);
            svg.leaf("path fill='none' stroke-width='4.5' stroke-linecap='round'", "d", CHEVRON, "stroke", sign);
        } else {
            svg.leaf("circle r='21'");
            svg.leaf("circle r='12' fill='none'", "stroke", sign);
        }
        svg.close();
    }
}
