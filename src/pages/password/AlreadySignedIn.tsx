import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useMenus } from '@/session/menu-store';
import { signOut } from '@/session/opening/sign-out';
import { EntryPanel } from '@/ui/EntryFrame';

/** Shown in place of recovery while signed in, lest another account be taken for one's own. */
export function AlreadySignedIn() {
  const navigate = useNavigate();
  const page = useMenus(({ byPath }) => [...byPath.keys()].find((path) => path.endsWith('/mmxg')));
  return (
    <EntryPanel
      title="您已登录"
      kind="stop"
      actions={
        <>
          {page && (
            <Button type="primary" onClick={() => void navigate(page)}>
              去修改密码
            </Button>
          )}
          <Button onClick={() => void signOut({ reason: 'user' })}>退出登录</Button>
        </>
      }
    >
      <p>已登录的用户凭短信验证码即可修改密码，不需要原密码。要为其他账号找回密码，请先退出登录。</p>
    </EntryPanel>
  );
}
