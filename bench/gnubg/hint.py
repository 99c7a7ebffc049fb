"""Runs inside GNU Backgammon (gnubg -p): CPU time of its own choice of a play.

IN: a position ID and two dice a line, the ID's second half being the side to play. PLIES: how deep, cubeless, with pruning nets and its
usual filters. OUT: one line, decisions and CPU seconds spent on them.
"""
import os
import time

import gnubg

for command in (
    'set threads 1', 'set display off', 'set sound enable off', 'set confirm new off', 'set confirm save off', 'set tutor mode off',
    'set automatic roll off', 'set automatic game off', 'set automatic move off', 'set automatic bearoff off', 'set jacoby off',
    'set player 0 human', 'set player 1 human', 'set evaluation chequerplay evaluation plies ' + os.environ['PLIES'],
    'set evaluation chequerplay evaluation cubeful off', 'set evaluation chequerplay evaluation prune on', 'new session',
):
    gnubg.command(command)

decisions, spent = 0, 0.0
for line in open(os.environ['IN']):
    position, die1, die2 = line.split()
    gnubg.command('set board ' + position)
    gnubg.command('set turn 1')
    # The turn may have swapped the sides of the board.
    if gnubg.positionid() != position:
        gnubg.command('set board ' + position)
    if gnubg.positionid() != position:
        raise SystemExit('the board is not ' + position)
    gnubg.command('set dice %s %s' % (die1, die2))
    before = time.process_time()
    gnubg.hint(100)
    spent += time.process_time() - before
    decisions += 1
with open(os.environ['OUT'], 'w') as out:
    out.write('%d %.6f\n' % (decisions, spent))
