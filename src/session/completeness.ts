import { ApiError, MALFORMED_TEXT } from '@/api/client/errors';
import type { Completeness, KeyGap } from '@/api/session/completeness';
import { fetchPersonCompleteness } from '@/api/session/completeness';
import { fetchUnitCompleteness, fetchUnitConsents } from '@/api/unit/unit';
import { isUsable } from './menu/first-usable-path';
import { LIST_PATHS } from './menu/list-paths';
import { useMenus } from './menu-store';
import { type SessionState, useSession } from './session-store';

/** Kinds of missing data: basic information, key information, the service agreement, the confirmed interest statement. */
export type InfoCompletion = 'basic' | 'key' | 'agreement' | 'statement';

/** Reason that blocks a business (docs/specification.md 4); `path` leads to the page that resolves it. */
export type BusinessCheck =
  | { kind: 'ok' }
  | { kind: 'basic-incomplete'; what: 'basic'; text: string; path: string }
  /** Without `path` only the counter can resolve it; `missing` is empty if the centre does not list the gaps. */
  | { kind: 'key-incomplete'; what: 'key'; text: string; path?: string; missing: KeyGap[] }
  | { kind: 'agreement-open'; what: 'agreement'; text: string; path: string }
  | { kind: 'statement-open'; what: 'statement'; text: string; path: string }
  /** The unit is closed: read access only. */
  | { kind: 'closed'; text: string }
  /** A reviewer only approves what the unit's other operators prepare: no form opens. */
  | { kind: 'checks-only'; text: string }
  /** The check failed: the business stays closed and offers a retry. */
  | { kind: 'unreachable'; error: ApiError };

const PERSON_CHANGE = '/grwt/zhxx/zhxxbg/grzhxxbg';
const FLEXIBLE_CHANGE = '/grwt/zhxx/lhjyryyw/lhjyryxxbg';
const UNIT_CHANGE = '/dwwt/zhxxbg/jcdj_xxbg';
const UNIT_KEY_CHANGE = '/dwwt/zhxxbg/jcdj_gjbg';
const UNIT_AGREEMENT = '/user_agreement?xylx=unit';
/** `type` of an answer whose optional part is missing. */
const EXTRA_MISSING = '1';
/** The centre's message when a reviewer submits nevertheless. */
const CHECKS_ONLY = '本单位已开通双人复核，您的岗位为复核，请由经办岗或管理岗操作员办理';

/** Checked before any business opens, except for developers (docs/specification.md 4). Never throws. */
export async function checkBeforeBusiness(): Promise<BusinessCheck> {
  const { loginType } = useSession.getState();
  try {
    if (loginType === '3') return { kind: 'ok' };
    const answer = await loadCompleteness(loginType);
    return loginType === '1' ? ofPerson(answer) : await checkUnit(answer);
  } catch (error) {
    return { kind: 'unreachable', error: error instanceof ApiError ? error : malformed() };
  }
}

/** Asks the centre and keeps the two flags of the session (docs/specification.md 3, 4). @throws ApiError */
async function loadCompleteness(loginType: '1' | '2'): Promise<Completeness | null> {
  const { epoch } = useSession.getState();
  const answer = await (loginType === '1' ? fetchPersonCompleteness() : fetchUnitCompleteness());
  if (useSession.getState().epoch === epoch && statusOf(answer) !== '') {
    useSession.setState({ infoComplete: statusOf(answer) === '0', extraInfoComplete: answer?.type !== EXTRA_MISSING });
  }
  return answer;
}

/** Refreshes the flags; on failure the former ones stay, since the check before a business says so. */
export async function refreshCompleteness(): Promise<void> {
  const { loginType } = useSession.getState();
  if (loginType !== '3') await loadCompleteness(loginType).catch(() => undefined);
}

/** Page on which the account's information is completed. */
export function infoPath({ loginType, userInfo }: Pick<SessionState, 'loginType' | 'userInfo'>): string {
  if (loginType === '2') return UNIT_CHANGE;
  return userInfo?.roles.includes('lhjyjczgry') ? FLEXIBLE_CHANGE : PERSON_CHANGE;
}

function ofPerson(answer: Completeness | null): BusinessCheck {
  switch (statusOf(answer)) {
    case '0':
      return { kind: 'ok' };
    case '1':
    case '3':
      return {
        kind: 'basic-incomplete',
        what: 'basic',
        text: '您的基本信息不完整，请先完善基本信息',
        path: infoPath(useSession.getState()),
      };
    case '2':
      return {
        kind: 'key-incomplete',
        what: 'key',
        text: '您的关键信息不完整，请到柜台办理',
        missing: answer?.qsx ?? [],
      };
    default:
      return { kind: 'unreachable', error: malformed() };
  }
}

async function checkUnit(answer: Completeness | null): Promise<BusinessCheck> {
  if (answer?.zx === '1') return { kind: 'closed', text: '单位缴存登记已注销，可以登录查询，不能再办理业务' };
  if (answer?.jfh === '1') return { kind: 'checks-only', text: CHECKS_ONLY };
  const status = statusOf(answer);
  if (status === '1' || status === '3') {
    return { kind: 'basic-incomplete', what: 'basic', text: '您的基本信息不完整，请先完善基本信息', path: UNIT_CHANGE };
  }
  if (status === '2') return unitKeyIncomplete(answer?.qsx ?? []);
  if (status !== '0') return { kind: 'unreachable', error: malformed() };
  const { sftyxy, sfqr } = await fetchUnitConsents();
  if (sftyxy !== '1') {
    const text = '本单位尚未同意单位网上业务协议，请先阅读并同意后再办理业务';
    return { kind: 'agreement-open', what: 'agreement', text, path: UNIT_AGREEMENT };
  }
  if (sfqr === '1') return { kind: 'ok' };
  return {
    kind: 'statement-open',
    what: 'statement',
    text: '请先确认单位结息对账单后再办理业务',
    path: LIST_PATHS.interestStatement,
  };
}

function unitKeyIncomplete(missing: KeyGap[]): BusinessCheck {
  const change = useMenus.getState().byPath.get(UNIT_KEY_CHANGE);
  return change && isUsable(change)
    ? {
        kind: 'key-incomplete',
        what: 'key',
        text: '单位关键信息不完整，请先办理缴存登记关键信息变更',
        path: UNIT_KEY_CHANGE,
        missing,
      }
    : { kind: 'key-incomplete', what: 'key', text: '单位关键信息不完整，请到柜台办理', missing };
}

function statusOf(answer: Completeness | null): string {
  return answer?.status === null || answer?.status === undefined ? '' : String(answer.status);
}

function malformed(): ApiError {
  return new ApiError('malformed', MALFORMED_TEXT);
}
