"""Runs inside GNU Backgammon (gnubg -p) under a terminal, without which it shows no result: its own cubeless rollouts at 0-ply.

IN: a position ID a line. TRIALS: games of each; LUCK: 'on' takes the luck out. OUT: for each position its equity, standard error and
CPU seconds.
"""
import ctypes
import os
import re
import tempfile
import time

import gnubg

for command in (
    'set threads 1', 'set display off', 'set sound enable off', 'set confirm new off', 'set automatic roll off', 'set automatic game off',
    'set automatic move off', 'set automatic bearoff off', 'set jacoby off', 'set player 0 human', 'set player 1 human',
    'set rollout cubeful off', 'set rollout varredn ' + os.environ['LUCK'], 'set rollout initial off', 'set rollout quasirandom on',
    'set rollout jsd stop off', 'set rollout limit enable off', 'set rollout later enable off', 'set rollout bearofftruncation exact on',
    'set rollout bearofftruncation onesided on', 'set rollout chequerplay plies 0', 'set rollout chequerplay cubeful off',
    'set rollout cubedecision plies 0', 'set rollout cubedecision cubeful off', 'set rollout truncation enable off',
    'set rollout trials ' + os.environ['TRIALS'], 'set rollout seed 1', 'new session',
):
    gnubg.command(command)

libc = ctypes.CDLL(None)
MEANS = re.compile(r'^ +\d\.\d+ \S+ \S+ - \S+ \S+ \S+ CL +([+-]?\d+\.\d+)', re.M)
ERRORS = re.compile(r'^ *\[.* CL +(\d+\.\d+)\]', re.M)


def rolled_out(position):
    """What `rollout` printed of a position whose side on roll is the ID's, and its CPU seconds."""
    gnubg.command('set board ' + position)
    gnubg.command('set turn 1')
    # The turn may have swapped the sides of the board.
    if gnubg.positionid() != position:
        gnubg.command('set board ' + position)
    if gnubg.positionid() != position:
        raise SystemExit('the board is not ' + position)
    with tempfile.TemporaryFile('w+') as printed:
        libc.fflush(None)
        screen = os.dup(1)
        os.dup2(printed.fileno(), 1)
        before = time.process_time()
        gnubg.command('rollout')
        spent = time.process_time() - before
        libc.fflush(None)
        os.dup2(screen, 1)
        os.close(screen)
        printed.seek(0)
        return printed.read(), spent


with open(os.environ['OUT'], 'w') as out:
    for line in open(os.environ['IN']):
        text, spent = rolled_out(line.strip())
        out.write('%s %s %.6f\n' % (MEANS.findall(text)[-1], ERRORS.findall(text)[-1], spent))
