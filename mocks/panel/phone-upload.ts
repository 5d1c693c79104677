import type { UploadState } from '@/api/archive/archive';
import { checksumOf } from '@/domain/documents/material-file';
import { encodeBytes } from '@/lib/base64';
import { sendInParts } from '@/lib/send-in-parts';

const PART = '/api/dzda/v1/cjyw/uploadClBase64';

interface PhoneSession {
  access_token: string;
  ywlsh: string;
  wjlxId: string;
}

/** A code can be exchanged once; the phone continues with the resulting session. */
const sessions = new Map<string, PhoneSession>();

/** Simulates the upload page on a phone: takes a picture and sends it. @throws Error with the centre's message */
export async function uploadFromPhone(uuid: string): Promise<void> {
  const session = sessions.get(uuid) ?? (await call<PhoneSession>('/api/auth/v1/token/getTokenByCode', { code: uuid }));
  sessions.set(uuid, session);
  const bytes = await photograph();
  const { ywlsh, wjlxId, access_token } = session;
  const wjm = `手机照片${new Date().toISOString().slice(11, 19).replaceAll(':', '')}.jpg`;
  const announced = { ywlsh, wjlxId, wjm, dx: bytes.length, jym: checksumOf(bytes) };
  await sendInParts(
    bytes,
    {
      begin: () => call<UploadState>(PART, announced, access_token),
      part: (scid, fpxh, part) => call<UploadState>(PART, { scid, fpxh, base64: encodeBytes(part) }, access_token),
    },
    { signal: new AbortController().signal, onProgress: () => {} },
  );
}

async function call<T>(path: string, body: object, token = ''): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  // The shape of the centre's own calls is known.
  const answer = (await response.json()) as { code: number | string; msg: string; data: T };
  if (String(answer.code) !== '0') throw new Error(answer.msg);
  return answer.data;
}

/** Picture of a sheet of paper on a table, rarely identical twice. */
async function photograph(): Promise<Uint8Array> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [960, 720];
  const draw = canvas.getContext('2d');
  if (!draw) throw new Error('此浏览器不能生成照片');
  draw.fillStyle = '#6b5b4a';
  draw.fillRect(0, 0, 960, 720);
  draw.fillStyle = '#fdfcf7';
  draw.fillRect(120, 60, 720, 600);
  draw.fillStyle = '#223';
  draw.font = '40px sans-serif';
  draw.fillText('虚拟手机拍摄的材料', 200, 160);
  draw.font = '28px sans-serif';
  draw.fillText(new Date().toLocaleString('zh-CN'), 200, 220);
  for (let line = 0; line < 9; line += 1) draw.fillRect(200, 270 + line * 36, 300 + Math.random() * 260, 6);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!blob) throw new Error('此浏览器不能生成照片');
  return new Uint8Array(await blob.arrayBuffer());
}
