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
