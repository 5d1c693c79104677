import { videoLines } from '@mocks/data/videos';

/** What the captions of a guide video must be, as WebVTT: the transcript with its times. */
export function captionsOf(spbh: string): string {
  const cues = (videoLines[spbh] ?? []).map(([from, to, words]) => `${stamp(from)} --> ${stamp(to)}\n${words}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** 75.5 → '00:01:15.500'. */
const stamp = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
