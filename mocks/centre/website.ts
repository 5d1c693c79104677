import type { HallStatus, SystemConfigEntry } from '@/api/system';
import type { Desk } from './desk';

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
export function configVersion(): Pick<SystemConfigEntry, 'value' | 'commonValue'> {
  return { value: CONFIG_VERSION, commonValue: CONFIG_VERSION };
}

/** Version of mocks/data/system-config.ts: count it up with every change there. */
export const CONFIG_VERSION = '2026112101';
