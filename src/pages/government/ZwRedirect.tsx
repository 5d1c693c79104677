import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { LoginType } from '@/api/session/auth';
import { goTo } from '@/lib/address/navigation';
import { isPlatformSetUp, NOT_SET_UP, startAtPlatform } from '@/session/government/gov-start';
import { readBackNav } from '@/session/menu/back-nav';
import { useMenus } from '@/session/menu-store';
import { rememberTarget } from '@/session/opening/return-target';
import { safeHallPath } from '@/session/safe-hall-path';
import { useSession } from '@/session/session-store';
import { methodsFor } from '@/session/sign-in-methods/all-methods';
import { useSystemConfig } from '@/session/system-config';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import styles from './government.module.css';

const CONFIG_WITHIN_MS = 3000;

/** /zwRedirect: entry for links of other sites. Signs in by the platform unless a session exists. */
export default function ZwRedirect() {
  const query = new URLSearchParams(useLocation().search);
  const target = safeHallPath(query.get('backNav'));
  const loginType = loginTypeOf(query.get('loginType'), target);
  const { phase, token } = useSession();
  const menusReady = useMenus((state) => state.phase === 'ready');
  const config = useSystemConfig();
  const waited = useWaited(CONFIG_WITHIN_MS);
  const left = useRef(false);
  const problem = problemOf(loginType, config);
  const guest = phase === 'guest' && token === undefined;

  useEffect(() => {
    if (left.current) return;
    if (phase === 'failed') return goTo('/', { replace: true });
    if (phase === 'open' && menusReady) {
      left.current = true;
      return goTo(readBackNav(target ?? null, useMenus.getState().byPath) ?? '/', { replace: true });
    }
    // Waits for the configuration, which tells whether the method is enabled; without it the centre decides.
    if (!guest || problem || !(config.loaded || waited)) return;
    left.current = true;
    if (target) rememberTarget(target, undefined);
    // Replaces the entry, so that Back returns to the linking site.
    startAtPlatform(loginType, { replace: true });
  }, [phase, menusReady, guest, problem, loginType, target, config.loaded, waited]);

  return (
    <section className={styles.card}>
      <h1 tabIndex={-1}>政务服务登录</h1>
      {guest && problem ? (
        <>
          <Muted role="alert" body className={styles.text}>
            {problem}
          </Muted>
          <Row data-tall as="p" gap={3} rowGap={1.5} justify="center" className={styles.actions}>
            <Link to="/login" onClick={() => target && rememberTarget(target, undefined)}>
              去登录
            </Link>
          </Row>
        </>
      ) : (
        <Muted role="status" body className={styles.text}>
          {guest ? '正在前往政务服务平台...' : '加载中...'}
        </Muted>
      )}
    </section>
  );
}

function useWaited(ms: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return waited;
}

const AREA: Readonly<Record<string, LoginType>> = { dwwt: '2', kfswt: '3' };

function loginTypeOf(named: string | null, target: string | undefined): LoginType {
  if (named === '1' || named === '2') return named;
  return AREA[target?.split('/')[1] ?? ''] ?? '1';
}

function problemOf(loginType: LoginType, config: Parameters<typeof methodsFor>[1]): string | undefined {
  if (!isPlatformSetUp()) return NOT_SET_UP;
  const open = methodsFor(loginType, config).some(({ key }) => key === 'government');
  return open ? undefined : '该身份暂不能通过政务服务平台登录，请选择其他登录方式';
}
