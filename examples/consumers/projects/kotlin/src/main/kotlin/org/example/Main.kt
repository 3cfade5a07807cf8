package org.example

import io.github.boardrules.game.Games
import io.github.boardrules.game.IllegalMoveException
import io.github.boardrules.vaw.VawMove
import io.github.boardrules.vaw.VawRules
import kotlin.random.Random
import kotlin.random.asJavaRandom

fun main() {
    var position = VawRules.vaw(8).start()
    val random = Random(1).asJavaRandom()
    while (position.outcome().isEmpty) {
        position = position.play(position.legalMoves().random(random))
    }
    val winner: String = position.outcome().get().toString()
    println(winner)

    val start = VawRules.vaw(8).start()
    try {
        start.play(VawMove.parse("a3-a5"))
        error("a move that jumps over nothing was played")
    } catch (e: IllegalMoveException) {
        check(e.violation().code() == "nothing-jumped")
    }
    check(Games.rules("vaw 8").start() == start)
}
