import { appConfig } from '@/lib/app-config';

/** Where the archive frame is and which origin its messages come from; undefined when the hall has none. */
export interface FrameAddress {
  url: string;
  origin: string;
}

/** The address of config.json; one that is no web address counts as none. */
export function frameAddress(): FrameAddress | undefined {
  const { archiveFrameUrl } = appConfig();
  if (archiveFrameUrl === '') return undefined;
  try {
    const url = new URL(archiveFrameUrl, document.baseURI);
    return /^https?:$/.test(url.protocol) ? { url: url.href, origin: url.origin } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What another system's page may do in the middle of ours: its own scripts, its own calls and files to be saved; not the hall's
 * address, no windows, no forms of others. A page of the hall's own origin gets none: it could take it off itself.
 */
export function sandboxOf({ origin }: FrameAddress): string | undefined {
  return origin === window.location.origin ? undefined : 'allow-scripts allow-same-origin allow-downloads';
}
