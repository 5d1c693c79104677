import { HttpResponse } from 'msw';
import { isRecord } from '@/lib/foreign-json';
import { BusinessError } from '../../centre/kernel/transaction';

/** Answer with a code other than 0 (notices answer '00') or with a message. */
export class Reply {
  constructor(
    readonly data: unknown,
    readonly code: string | number = 0,
    readonly msg = '',
  ) {}
}

/** Envelope of all answers under /api. */
export function envelope(code: string | number, msg: string, data: unknown, status = 200): Response {
  const traceId = crypto.randomUUID().replaceAll('-', '').slice(0, 16);
  // As bytes: for a text the library would create a Blob to determine its length.
  const bytes = new TextEncoder().encode(JSON.stringify({ code, msg, data: toWire(data), traceId }));
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(bytes.byteLength) };
  return new HttpResponse(bytes, { status, headers });
}

/** Converts a rule's result to an answer: a BusinessError keeps its code and names the fields concerned. */
export function answer(result: unknown): Response {
  if (result instanceof Response) return result;
  if (result instanceof BusinessError) {
    const fields = Object.keys(result.fieldErrors).length > 0 ? { fieldErrors: result.fieldErrors } : undefined;
    const data = isRecord(result.data) ? { ...result.data, ...fields } : (result.data ?? fields ?? null);
    return envelope(result.code, result.message, data);
  }
  if (result instanceof Reply) return envelope(result.code, result.msg, result.data);
  return envelope(0, '', result);
}

export const sessionLost = () => envelope(401, '令牌已过期，请重新登录', null, 401);
export const forbidden = () => envelope(403, '没有操作权限，请联系管理员', null, 403);
export const notDeployed = () => envelope(404, 'Web服务接口未部署', null, 404);
export const broken = () => envelope(500, '服务接口异常，请反馈给管理员', null, 500);

function toWire(data: unknown): unknown {
  return data === undefined ? null : data;
}
