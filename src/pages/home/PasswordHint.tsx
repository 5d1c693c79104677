import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { useMenus } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import { useSystemConfig, valueIn } from '@/session/system-config';

/** passwordStatus '1': the password is older than the centre advises (p.mmYxq). */
export function PasswordHint() {
  const old = useSession(({ userInfo }) => userInfo?.passwordStatus === '1');
  const days = useSystemConfig((state) => valueIn(state, 'p.mmYxq'));
  const page = useMenus(({ byPath }) => [...byPath.keys()].find((path) => path.endsWith('/mmxg')));
  if (!old || !page) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          {days ? `您的登录密码已超过${days}天没有修改，` : '您的登录密码已长时间没有修改，'}建议尽快更换。
          <Link to={page}>去修改密码</Link>
        </>
      }
    />
  );
}
