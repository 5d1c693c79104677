import type { HallStatus } from '@/api/client/hall-status';
import type { SystemConfigEntry } from '@/api/session/system';
import { CONTRACT_VERSION } from '@/lib/contract-version';
import { systemConfig } from '../../data/system-config';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { methodsVersion, openMethods } from './sign-in-methods';

interface HallRecord {
  qdzt: '0' | '1';
  tzyy: string;
  yjhfsj: string;
}

const OPEN: HallRecord = { qdzt: '1', tzyy: '', yjhfsj: '' };

const hall = (tx: Transaction) => tx.store.table<HallRecord>('hall');

/** Returns whether the hall is open, and if closed the reason and end. */
export function hallStatus(tx: Transaction): HallStatus {
  return hall(tx).get('status') ?? OPEN;
}

/** Refusal of writes while the hall is closed, with the status that an open page reads from it. */
export function refusalWhileClosed(tx: Transaction): BusinessError | undefined {
  const status = hallStatus(tx);
  if (status.qdzt !== '0') return undefined;
  return new BusinessError(REFUSED, `网上办事大厅已停止服务，维护中，预计${status.yjhfsj}恢复`, { data: status });
}

export function setHall(tx: Transaction, status: { qdzt: '0' | '1'; tzyy?: string; yjhfsj?: string }): HallStatus {
  const expected = `${tx.today()} 23:30`;
  const next =
    status.qdzt === '1'
      ? OPEN
      : { qdzt: '0' as const, tzyy: status.tzyy || '系统例行维护', yjhfsj: status.yjhfsj || expected };
  hall(tx).put('status', next);
  return next;
}

/** Version of the system configuration, upon whose change the hall reloads it, and of the contract that the centre answers by. */
export function configVersion(
  tx: Transaction,
): Pick<SystemConfigEntry, 'value' | 'commonValue'> & { contract: string } {
  const version = `${CONFIG_VERSION}.${methodsVersion(tx)}`;
  return { value: version, commonValue: version, contract: CONTRACT_VERSION };
}

/** Returns the system configuration with the sign-in methods as switched. */
export function systemEntries(tx: Transaction): SystemConfigEntry[] {
  const ways = openMethods(tx);
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

/** Version of mocks/data/system-config.ts with the parameters of mocks/data/policy/policy.ts; increment it with every change of either. */
export const CONFIG_VERSION = '2026120103';
