"""Runs inside GNU Backgammon (gnubg -p): cubeless equities at 0-ply, without Jacoby.

IN: a position ID a line. OUT: the equity of its side to roll, a line each.
"""
import os

import gnubg

gnubg.command('set threads 1')
# Without both of these, evaluate() answers for a game that has not been begun.
CUBE = gnubg.cubeinfo(1, -1, 0, 0, (0, 0), 0, 0)
CONTEXT = gnubg.evalcontext(0, 0, 1, 0, 0.0)

with open(os.environ['IN']) as lines, open(os.environ['OUT'], 'w') as out:
    for line in lines:
        win, win_gammon, win_backgammon, lose_gammon, lose_backgammon = gnubg.evaluate(gnubg.positionfromid(line.strip()), CUBE, CONTEXT)[:5]
        out.write('%.6f\n' % (2 * win - 1 + win_gammon + win_backgammon - lose_gammon - lose_backgammon))
