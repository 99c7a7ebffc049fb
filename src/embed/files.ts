/** Where the files beside these elements are: the rules, the engine, its nets. */
let base: string | null = null;

/** The full address of a folder, with its slash; `folder` may be relative to the page. */
export const folderAt = (folder: string): string => new URL(folder.endsWith('/') ? folder : `${folder}/`, document.baseURI).href;

/**
 * For pages whose bundler or server puts the files elsewhere: the folder they were copied to, before the first element needs one.
 * An address relative to the page will do.
 */
export function useEngineBase(folder: string): void {
  base = folderAt(folder);
}

/** A file by its name in the folder; `here` where no other folder was named. */
export const fileAt = (name: string, here: URL): string => (base === null ? here.href : new URL(name, base).href);
