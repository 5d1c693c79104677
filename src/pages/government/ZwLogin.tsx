import { Button } from 'antd';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { UserInfo } from '@/api/session/auth';
import { maskName } from '@/domain/text/mask';
import { displayName } from '@/session/display-name';
import {
  acceptOffer,
  arriveFromGovernment,
  type GovOffer,
  refuseOffer,
  useGovArrival,
} from '@/session/government/gov-arrival';
import { useGovReturn } from '@/session/government/gov-code';
import { useSession } from '@/session/session-store';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import styles from './government.module.css';

/** /zwLogin: return address of the government service platform. Signs in, asks for confirmation, or redirects with a reason. */
export default function ZwLogin() {
  const waiting = useGovReturn((state) => state.waiting);
  const { phase, offer } = useGovArrival();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a return that comes while the page is open is dealt with too
  useEffect(() => void arriveFromGovernment(), [waiting]);

  return (
    <section className={styles.card} aria-busy={phase === 'working'}>
      {offer ? (
        <Question offer={offer} />
      ) : (
        <>
          <h1 tabIndex={-1}>政务服务登录</h1>
          <Muted role="status" body className={styles.text}>
            正在登录，请稍候...
          </Muted>
        </>
      )}
    </section>
  );
}

/** Confirms a sign-in not started here: no session is opened or replaced without consent. */
function Question({ offer: { newcomer, own } }: { offer: GovOffer }) {
  const { token, userInfo } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const present = token !== undefined;
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        确认登录
      </h1>
      {own ? null : (
        <Muted body className={styles.text}>
          这次登录不是从当前浏览器发起的，请确认是您本人的账号。
        </Muted>
      )}
      <dl className={styles.who}>
        <dt>即将登录</dt>
        <dd>{described(newcomer)}</dd>
        {present ? (
          <>
            <dt>当前已登录</dt>
            <dd>{userInfo ? described(userInfo) : '其他账号'}</dd>
          </>
        ) : null}
      </dl>
      {own ? null : (
        <p className={styles.warning}>如果您没有在政务服务平台登录，而是打开了他人发来的链接，请选择“不是我”。</p>
      )}
      {present ? (
        <Muted body className={styles.text}>
          切换后将退出当前账号。
        </Muted>
      ) : null}
      <Row data-tall as="p" gap={3} rowGap={1.5} justify="center" className={styles.actions}>
        <Button onClick={refuseOffer}>{own ? '保持当前账号' : '不是我'}</Button>
        <Button type="primary" onClick={() => void acceptOffer()}>
          {present ? '是我，切换账号' : '是我，继续登录'}
        </Button>
      </Row>
    </>
  );
}

/** Identifies the account to its holder only, since another person may read the page. */
function described(userInfo: UserInfo): string {
  if (userInfo.loginType === '1') return `${maskName(displayName(userInfo))}（个人）`;
  const kind = userInfo.loginType === '2' ? `单位，经办人${maskName(userInfo.nikName)}` : '开发商';
  return `${displayName(userInfo)}（${kind}）`;
}
