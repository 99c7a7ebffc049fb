/** English texts: glossary, what happens to data, the first visit. */

export const help = {
  parts: { terms: 'Glossary', privacy: 'Your data' },
  termsTitle: 'Glossary',
  groups: { both: 'Both games', short: 'Short nard (backgammon)', long: 'Long nard', analysis: 'Analysis' },
  terms: {
    both: {
      checker: { term: 'checker', means: 'A piece; each side has fifteen.' },
      point: { term: 'point', means: 'A narrow triangle on which checkers stand. There are 24.' },
      home: { term: 'home', means: 'The last six points of a side, from which it bears off.' },
      play: { term: 'play', means: 'All that is moved in one turn with one throw of the dice.' },
      double: { term: 'double', means: 'Two equal dice: they are played four times.' },
      bearOff: { term: 'bear off', means: 'To take checkers off the board once all are at home.' },
      pips: { term: 'pips', means: 'Points still to be walked by all checkers of a side.' },
      block: { term: 'block', means: 'Six points in a row that the other side cannot pass.' },
    },
    short: {
      blot: { term: 'blot', means: 'A single checker on a point: it can be hit.' },
      bar: { term: 'bar', means: 'Where a hit checker waits until it comes in again.' },
      cube: { term: 'doubling cube', means: 'Doubles what the game is worth; who is offered it takes or drops.' },
      gammon: { term: 'gammon', means: 'A win before the loser has borne off any checker: counts double.' },
    },
    long: {
      head: { term: 'head', means: 'The point on which all fifteen checkers begin.' },
      mars: { term: 'mars', means: 'A win before the loser has borne off any checker.' },
      koks: { term: 'koks', means: 'More than mars where it is played: the loser has not even come home.' },
    },
    analysis: {
      equity: { term: 'equity', means: 'What a position is worth on average, in points of the game.' },
      ply: { term: 'ply', means: 'How many turns ahead the engine looks; 0-ply looks at the position alone.' },
      rollout: { term: 'rollout', means: 'The engine plays a position out many times and takes the average.' },
      luck: { term: 'luck', means: 'What the dice gave beyond an average throw.' },
      pr: { term: 'PR', means: 'Performance rate: average loss a decision, in thousandths, halved. Lower is better.' },
    },
  },
  privacyTitle: 'Nothing leaves this device',
  privacy: {
    noServer: 'Nardscope has no server of its own, no accounts, no statistics and no advertising. The page asks its host for its own files and for nothing else.',
    kept: 'Matches, positions, analyses and settings are kept in this browser, in its storage for this site. Nobody else can read them, and we cannot either.',
    links: 'A link you share holds the position or the match in itself. Browsers do not send that part of an address to the server.',
    offline: 'After the first visit everything works without a connection.',
    backup: 'What the browser keeps it may also delete, when space runs short or when you clear its data. Export a backup now and then, and import it on another device to go on there.',
  },
  hello: 'New here?',
  intro: 'Paste a position or drop a match file anywhere. Everything is computed on this device and stays on it.',
  sample: 'Look at a sample match',
  sampleMissing: 'The sample match could not be loaded. Check the connection and try again.',
  dismiss: 'Got it',
};
