import type { Plugin } from 'vite';

export function writeOfflineWorker(folder: string): Promise<void>;
export const offlinePlugin: Plugin;
