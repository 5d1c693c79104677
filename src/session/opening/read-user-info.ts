import { ApiError, MALFORMED_TEXT } from '@/api/client/errors';
import type { PersonalInfo } from '@/api/person/person';
import type { UserInfo } from '@/api/session/auth';
import { isRecord, textOf } from '@/lib/foreign-json';
import type { OtherUnitInfo } from '../session-store';
import { isLoginType } from '../tokens';

/**
 * Validates user info. Identity properties are required; others default to empty, so that one malformed property does not block the
 * sign-in. @throws ApiError kind malformed
 */
export function readUserInfo(answer: unknown): UserInfo {
  const read = recordOf(answer);
  const userId = textOf(read.userId);
  const loginType = textOf(read.loginType);
  if (userId === '' || !isLoginType(loginType)) throw new ApiError('malformed', MALFORMED_TEXT);
  return {
    userId,
    loginType,
    nikName: textOf(read.nikName),
    companyName: textOf(read.companyName),
    roles: textsOf(read.roles),
    loginMethod: textOf(read.loginMethod),
    checkMethods: textsOf(read.checkMethods),
    groupBh: textOf(read.groupBh),
    dwzh: textOf(read.dwzh),
    grzh: textOf(read.grzh),
    kfsbh: textOf(read.kfsbh),
    passwordStatus: textOf(read.passwordStatus),
    lastLoginTime: textOf(read.lastLoginTime),
  };
}

/** Other units sign in as units with a role of their own (docs/rules/sign-in.md). */
export function readOtherUnitInfo({ roles, dwzh, companyName }: UserInfo): OtherUnitInfo | undefined {
  return roles.includes('qtdwjbr') ? { dwzh, dwmc: companyName } : undefined;
}

/** @throws ApiError kind malformed */
export function readPersonalInfo(answer: unknown): PersonalInfo {
  const read = recordOf(answer);
  return {
    grzh: textOf(read.grzh),
    xingming: textOf(read.xingming),
    zjlx: textOf(read.zjlx),
    zjhm: textOf(read.zjhm),
    sjhm: textOf(read.sjhm),
  };
}

function recordOf(answer: unknown): Record<string, unknown> {
  if (!isRecord(answer)) throw new ApiError('malformed', MALFORMED_TEXT);
  return answer;
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
