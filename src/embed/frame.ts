/** The page inside an iframe: one element, made of the address (`frame.html?element=quiz&position=…`); its events are told to the page around. */
const LOADERS: Readonly<Record<string, () => Promise<unknown>>> = {
  board: () => import('./board.ts'),
  quiz: () => import('./quiz.ts'),
  analysis: () => import('./analysis.ts'),
};
const EVENTS = ['nard-play', 'nard-answer', 'nard-position-change', 'nard-analysis-progress', 'nard-error'];

async function show(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const wanted = asked.get('element') ?? '';
  const name = Object.hasOwn(LOADERS, wanted) ? wanted : 'board';
  await LOADERS[name]!();
  const element = document.createElement(`nard-${name}`);
  for (const [attribute, value] of asked) if (attribute !== 'element' && /^[a-z-]{1,30}$/.test(attribute) && !attribute.startsWith('on')) element.setAttribute(attribute, value);
  const lang = asked.get('lang');
  if (lang) document.documentElement.lang = lang;
  for (const type of EVENTS) {
    element.addEventListener(type, (event) => { parent.postMessage({ type, detail: JSON.parse(JSON.stringify((event as CustomEvent).detail)) as unknown }, '*'); });
  }
  document.body.append(element);
}

await show();
export {};
