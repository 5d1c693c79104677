import { createReadStream, existsSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';

export const MEDIA_FOLDER = fileURLToPath(new URL('./media/videos/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
};

/**
 * Answers with a guide video, its captions or its picture, part by part as players ask for them: without that nobody can seek.
 * @param folder where they lie, as the address has it
 * @returns false for any other address
 */
export function sendMedia(folder: string, request: IncomingMessage, response: ServerResponse): boolean {
  const path = request.url?.split('?')[0] ?? '';
  const name = path.startsWith(folder) ? path.slice(folder.length) : '';
  if (!/^[\w-]+\.(webm|vtt|webp)$/.test(name) || !existsSync(MEDIA_FOLDER + name)) return false;
  const { size } = statSync(MEDIA_FOLDER + name);
  response.setHeader('Content-Type', TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? '');
  response.setHeader('Accept-Ranges', 'bytes');
  const part = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const from = Number(part?.[1] ?? 0);
  const to = Math.min(part?.[2] ? Number(part[2]) : size - 1, size - 1);
  if (part && from > to) {
    response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
    return true;
  }
  if (part) response.writeHead(206, { 'Content-Range': `bytes ${from}-${to}/${size}` });
  createReadStream(MEDIA_FOLDER + name, { start: from, end: to }).pipe(response);
  return true;
}
