import { Link, useNavigate } from 'react-router-dom';
import type { MatterLink } from '@/api/public/answers';
import { openMenuEntry } from '@/session/menu/open-menu-entry';
import { useMenus } from '@/session/menu-store';
import { isPublicPath } from '@/session/public-paths';
import { safeHallPath } from '@/session/safe-hall-path';
import { useSession } from '@/session/session-store';
import styles from './answers.module.css';

const ACCOUNTS: Readonly<Record<string, string>> = { '1': '个人', '2': '单位', '3': '开发商' };

/**
 * Link of a matter: public pages open directly; a business opens if the menu grants it, sends guests to sign in first, and otherwise names
 * the account type it is for or its absence from the menu.
 */
export function MatterAction({
  matter: { mc, lj, yhlx },
  label,
}: {
  matter: MatterLink /** if the name alone is ambiguous */;
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
  const path = safeHallPath(lj);
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
