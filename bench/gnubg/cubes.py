"""Runs inside GNU Backgammon (gnubg -p): cubeful equities of cube decisions, at PLIES.

IN: a decision a line: position ID, cube value, owner (0 = side to roll, 1 = other, -1 = centred), match length (0 = money), points of the
side to roll and of the other, Crawford game (0 or 1), Jacoby (0 or 1). OUT: no double, double/take, double/pass in EMG, then the
chances to win, win a gammon and lose one without the cube, a line each.
"""
import os

import gnubg

gnubg.command('set threads 1')
gnubg.command('set beavers 0')
CONTEXT = gnubg.evalcontext(1, int(os.environ['PLIES']), 1, 1, 0.0)
CUBELESS = gnubg.evalcontext(0, int(os.environ['PLIES']), 1, 0, 0.0)

with open(os.environ['IN']) as lines, open(os.environ['OUT'], 'w') as out:
    for line in lines:
        position, *numbers = line.split()
        cube, owner, length, own, other, crawford, jacoby = map(int, numbers)
        info = gnubg.cubeinfo(cube, owner, 0, length, (own, other), crawford, 0)
        info['jacoby'] = jacoby
        equities = gnubg.cfevaluate(gnubg.positionfromid(position), info, CONTEXT)
        chances = gnubg.evaluate(gnubg.positionfromid(position), gnubg.cubeinfo(1, -1, 0, 0, (0, 0), 0, 0), CUBELESS)
        out.write('%.6f %.6f %.6f %.6f %.6f %.6f\n' % (tuple(equities[1:4]) + (chances[0], chances[1], chances[3])))
