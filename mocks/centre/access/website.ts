import type { HallStatus } from '@/api/hall-status';
import type { SystemConfigEntry } from '@/api/system';
import { systemConfig } from '../../data/system-config';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { openWays, waysVersion } from './sign-in-methods';

interface HallRecord {
  qdzt: '0' | '1';
  tzyy: string;
  yjhfsj: string;
}

const OPEN: HallRecord = { qdzt: '1', tzyy: '', yjhfsj: '' };

const hall = (desk: Desk) => desk.store.table<HallRecord>('hall');

/** Whether the hall is open; while it is closed, why and until when. */
export function hallStatus(desk: Desk): HallStatus {
  return hall(desk).get('status') ?? OPEN;
}

/** The refusal of what moves something while the hall is closed, with its status, by which a page that is open learns of it. */
export function refusalWhileClosed(desk: Desk): Refusal | undefined {
  const status = hallStatus(desk);
  if (status.qdzt !== '0') return undefined;
  return new Refusal(REFUSED, `网上办事大厅已停止服务，维护中，预计${status.yjhfsj}恢复`, { data: status });
}

export function setHall(desk: Desk, status: { qdzt: '0' | '1'; tzyy?: string; yjhfsj?: string }): HallStatus {
  const expected = `${desk.today()} 23:30`;
  const next =
    status.qdzt === '1'
      ? OPEN
      : { qdzt: '0' as const, tzyy: status.tzyy || '系统例行维护', yjhfsj: status.yjhfsj || expected };
  hall(desk).put('status', next);
  return next;
}

/** Changes whenever the system configuration does; the hall reloads it then. */
export function configVersion(desk: Desk): Pick<SystemConfigEntry, 'value' | 'commonValue'> {
  const version = `${CONFIG_VERSION}.${waysVersion(desk)}`;
  return { value: version, commonValue: version };
}

/** The system configuration, with what the centre's operator has switched. */
export function systemEntries(desk: Desk): SystemConfigEntry[] {
  const ways = openWays(desk);
  const value = JSON.stringify(Object.fromEntries(ways.map((way) => [way.key, way.value])));
  const methods = {
    key: 'loginMethods',
    enable: '1',
    title: '登录方式（方式：适用的登录类型）',
    value,
    jsonValue: ways,
  };
  return [...systemConfig, methods];
}

/** Version of mocks/data/system-config.ts: count it up with every change there. */
export const CONFIG_VERSION = '2026112402';
