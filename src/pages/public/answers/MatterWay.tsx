import { Link, useNavigate } from 'react-router-dom';
import type { MatterLink } from '@/api/answers';
import { openMenuEntry } from '@/session/menu/open-menu-entry';
import { useMenus } from '@/session/menu-store';
import { ownPath } from '@/session/own-path';
import { isPublicPath } from '@/session/public-paths';
import { useSession } from '@/session/session-store';
import styles from './answers.module.css';

const ACCOUNTS: Readonly<Record<string, string>> = { '1': '个人', '2': '单位', '3': '开发商' };

/**
 * The way to a matter: public pages open; a business opens for whoever has it in the menu, leads guests to the sign-in and then
 * on, and says whose it is to those who are signed in as somebody else, or that their
 * account has not got it.
 */
export function MatterWay({
  matter: { mc, lj, yhlx },
  label,
}: {
  matter: MatterLink /** Where the name alone says too little. */;
  label?: string;
}) {
  const navigate = useNavigate();
  const signedIn = useSession((state) => state.token !== undefined);
  const loginType = useSession((state) => state.loginType);
  const entry = useMenus((state) => state.byPath.get(lj));
  if (isPublicPath(lj.split('?')[0] ?? ''))
    return (
      <Link to={lj} aria-label={label}>
        {mc}
      </Link>
    );
  const path = ownPath(lj);
  const account = ACCOUNTS[yhlx] ?? '';
  if (!path) return <span>{mc}</span>;
  if (!signedIn) {
    return (
      <>
        <Link to={path} aria-label={label}>
          {mc}
        </Link>{' '}
        <span className={styles.mark}>需{account}登录</span>
      </>
    );
  }
  if (!entry) {
    return (
      <>
        <span>{mc}</span>{' '}
        <span className={styles.mark}>
          {loginType === yhlx ? '您的账号没有这项业务' : `用${account}账号登录后办理`}
        </span>
      </>
    );
  }
  return (
    <Link
      to={path}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        void openMenuEntry(entry, navigate);
      }}
    >
      {mc}
    </Link>
  );
}
