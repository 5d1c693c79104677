import { withoutStackedMarks } from '@/lib/truncate-text';
/** Texts of business codes and HTTP statuses (docs/specification.md 8). They override the server's text. */
export const CATALOGUE: ReadonlyMap<string, string> = new Map([
  ['000', '操作太频繁，请勿重复请求'],
  ['401', '令牌已过期，请重新登录'],
  ['403', '没有操作权限，请联系管理员'],
  ['404', 'Web服务接口未部署'],
  ['417', '未绑定登录账号，请使用密码登录后绑定'],
  ['423', '演示环境不能操作'],
  ['426', '用户名不存在或密码错误'],
  ['428', '验证码错误，请重新输入'],
  ['429', '请求过频繁'],
  ['479', '演示环境，没有权限操作'],
]);

export const DEFAULT_TEXT = '服务接口异常，请反馈给管理员';
export const TIMEOUT_TEXT = '网络请求超时，请刷新重试';
export const NETWORK_TEXT = '网络连接异常，请检查网络后重试';
export const MALFORMED_TEXT = '服务返回的数据不完整或格式不正确，请稍后重试';
export const EMPTY_FILE_TEXT = '数据解析为空';
export const SECRET_TEXT = '加密服务暂不可用，信息没有发出，请稍后重试';
export const FOREIGN_TEXT = '请求地址不属于本系统，已拒绝发送';
const ABORTED_TEXT = '请求已取消';

/** Text for a response with omitted rows. */
export function unreadText(rows: number): string {
  return `有${rows}条记录未能读取，其余照常显示`;
}

/** Characters of a server's text that are inspected. */
const LONGEST_READ = 2000;

/** Characters of a server's text that are shown: a toast has no room for a report. */
const LONGEST_TEXT = 200;

export type ApiErrorKind = 'business' | 'http' | 'network' | 'timeout' | 'aborted' | 'malformed' | 'secret';

/** Any failure of a call. `kind` is its origin; `message` is a Chinese sentence for display. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** Business code or HTTP status as text; '' when there is none. */
  readonly code: string;
  readonly traceId: string;
  /** Errors of fields, name → sentence (data.fieldErrors of judge and save calls). */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** The request may have been carried out without a response (timeout, network loss or 5xx after a POST was sent). */
  readonly outcomeUnknown: boolean;
  /** Other data of a refusal, unchecked (e.g. the ticket of a 417). */
  readonly data: unknown;

  constructor(
    kind: ApiErrorKind,
    message: string,
    more: {
      code?: string;
      traceId?: string;
      fieldErrors?: Record<string, string>;
      outcomeUnknown?: boolean;
      data?: unknown;
    } = {},
  ) {
    super(message);
    this.kind = kind;
    this.code = more.code ?? '';
    this.traceId = more.traceId ?? '';
    this.fieldErrors = more.fieldErrors ?? {};
    this.outcomeUnknown = more.outcomeUnknown ?? false;
    this.data = more.data;
  }
}

/** Returns whether a retry is pointless: the centre refused with a text of its own. Codes of the catalogue (too frequent …) may pass. */
export function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'business' && !CATALOGUE.has(error.code);
}

export function abortedError(): ApiError {
  return new ApiError('aborted', ABORTED_TEXT);
}

/** Text of a code: from the catalogue, else the server's where it is presentable, else the default. */
export function errorText(code: string, serverText: unknown): string {
  return CATALOGUE.get(code) ?? presentable(serverText) ?? DEFAULT_TEXT;
}

/** Returns undefined for texts unfit for display: pages, stack traces and class names of a server. */
function presentable(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  // Cut before it is inspected, so that the cost is bounded.
  const trimmed = withoutStackedMarks(text.slice(0, LONGEST_READ).trim());
  if (trimmed === '' || /^(success|ok|null|undefined)$/i.test(trimmed)) return undefined;
  if (/<!doctype|<\/?(html|head|body|pre)\b/i.test(trimmed)) return undefined;
  if (
    /\bat [\w$.<>]{1,200}\([^)]{0,200}\)|[\w.](Exception|Error)\b\s{0,9}(:|$|\n)|Traceback|\bSQLState\b/.test(trimmed)
  )
    return undefined;
  const chars = [...trimmed];
  return chars.length > LONGEST_TEXT ? `${chars.slice(0, LONGEST_TEXT).join('')}…` : trimmed;
}
