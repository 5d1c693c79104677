import { appConfig } from '@/lib/app-config';

/** URL of the archive frame and origin of its messages. */
export interface FrameAddress {
  url: string;
  origin: string;
}

/** Returns the frame address of config.json; undefined without a valid web address. */
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
 * Sandbox of a foreign frame: its own scripts, calls and downloads, but no top navigation, windows or foreign forms. None for the
 * hall's own origin, where a frame could remove its sandbox.
 */
export function sandboxOf({ origin }: FrameAddress): string | undefined {
  return origin === window.location.origin ? undefined : 'allow-scripts allow-same-origin allow-downloads';
}
