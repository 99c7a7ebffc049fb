"""Runs inside GNU Backgammon (gnubg -p): what plays are worth with the cube to the side that makes them, at PLIES.

IN: a decision a line: cube value, owner (0 = side to play, 1 = other, -1 = centred), match length (0 = money), points of the side to play
and of the other, Crawford game (0 or 1), Jacoby (0 or 1), then the position IDs after its plays, seen by the other side. OUT: their
equities for the side that plays, in EMG, a line for each decision. After a play the other side does what is best at the cube.
"""
import os

import gnubg

gnubg.command('set threads 1')
gnubg.command('set beavers 0')
CONTEXT = gnubg.evalcontext(1, int(os.environ['PLIES']), 1, 1, 0.0)

with open(os.environ['IN']) as lines, open(os.environ['OUT'], 'w') as out:
    for line in lines:
        cube, owner, length, own, other, crawford, jacoby, *results = line.split()
        owner = int(owner)
        info = gnubg.cubeinfo(int(cube), owner if owner < 0 else 1 - owner, 0, int(length), (int(other), int(own)), int(crawford), 0)
        info['jacoby'] = int(jacoby)
        out.write(' '.join('%.6f' % -gnubg.cfevaluate(gnubg.positionfromid(result), info, CONTEXT)[0] for result in results) + '\n')
