import { useEffect, useLayoutEffect, useRef } from 'react';
import type { UserInfo } from '@/api/auth';
import { maskName } from '@/domain/mask';
import { displayName } from '@/session/display-name';
import { acceptOffer, arrive, type GovOffer, refuseOffer, useGovArrival } from '@/session/gov-arrival';
import { useGovReturn } from '@/session/gov-code';
import { useSession } from '@/session/session-store';
import { Button } from '@/ui/plain/Button';
import styles from './government.module.css';

/** /zwLogin: where the government service platform returns to. It signs in, asks first, or leads away with a reason. */
export default function ZwLogin() {
  const waiting = useGovReturn((state) => state.waiting);
  const { phase, offer } = useGovArrival();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a return that comes while the page is open is dealt with too
  useEffect(() => void arrive(), [waiting]);

  return (
    <section className={styles.card} aria-busy={phase === 'working'}>
      {offer ? (
        <Question offer={offer} />
      ) : (
        <>
          <h1 tabIndex={-1}>政务服务登录</h1>
          <p role="status" className={styles.text}>
            正在登录，请稍候...
          </p>
        </>
      )}
    </section>
  );
}

/** Nobody is signed in unseen, and nobody is replaced unasked. */
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
      {own ? null : <p className={styles.text}>这次登录不是从当前浏览器发起的，请确认是您本人的账号。</p>}
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
      {present ? <p className={styles.text}>切换后将退出当前账号。</p> : null}
      <p className={styles.actions}>
        <Button onClick={refuseOffer}>{own ? '保持当前账号' : '不是我'}</Button>
        <Button kind="primary" onClick={() => void acceptOffer()}>
          {present ? '是我，切换账号' : '是我，继续登录'}
        </Button>
      </p>
    </>
  );
}

/** Enough for its holder to know it by, and no more: the page may stand before somebody else. */
function described(userInfo: UserInfo): string {
  if (userInfo.loginType === '1') return `${maskName(displayName(userInfo))}（个人）`;
  const kind = userInfo.loginType === '2' ? `单位，经办人${maskName(userInfo.nikName)}` : '开发商';
  return `${displayName(userInfo)}（${kind}）`;
}
