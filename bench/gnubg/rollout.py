"""Runs inside GNU Backgammon (gnubg -p): how much CPU time its own 0-ply play takes.

IN: a position ID a line. Each is rolled out TRIALS times for PLIES turns, cubeless, without variance reduction, so that the work is
TRIALS x PLIES decisions and one evaluation a trial. OUT: one line, positions and CPU seconds of the rollouts.
"""
import os
import time

import gnubg

for command in (
    'set threads 1', 'set display off', 'set sound enable off', 'set confirm new off', 'set automatic roll off', 'set automatic game off',
    'set automatic move off', 'set automatic bearoff off', 'set jacoby off', 'set player 0 human', 'set player 1 human',
    'set rollout cubeful off', 'set rollout varredn off', 'set rollout initial off', 'set rollout quasirandom off', 'set rollout jsd stop off',
    'set rollout limit enable off', 'set rollout later enable off', 'set rollout bearofftruncation exact off',
    'set rollout bearofftruncation onesided off', 'set rollout chequerplay plies 0', 'set rollout chequerplay cubeful off',
    'set rollout cubedecision plies 0', 'set rollout cubedecision cubeful off', 'set rollout truncation enable on',
    'set rollout truncation chequerplay plies 0', 'set rollout truncation chequerplay cubeful off',
    'set rollout truncation cubedecision plies 0', 'set rollout truncation cubedecision cubeful off',
    'set rollout truncation plies ' + os.environ['PLIES'], 'set rollout trials ' + os.environ['TRIALS'], 'set rollout seed ' + os.environ['SEED'],
    'new session',
):
    gnubg.command(command)

positions = [line.split()[0] for line in open(os.environ['IN']) if line.strip()]
spent = 0.0
for position in positions:
    gnubg.command('set board ' + position)
    before = time.process_time()
    gnubg.command('rollout')
    spent += time.process_time() - before
with open(os.environ['OUT'], 'w') as out:
    out.write('%d %.6f\n' % (len(positions), spent))
