import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { displayName } from '@/session/display-name';
import { NOT_OPEN } from '@/session/menu/entry-text';
import { useMenus } from '@/session/menu-store';
import { signOut } from '@/session/opening/sign-out';
import { useSession } from '@/session/session-store';
import { DropdownButton } from '@/ui/DropdownButton';
import { askConfirmation } from '@/ui/dialog/confirm';
import { toast } from '@/ui/state/toast';
import styles from './Banner.module.css';
import { Glyph } from './Glyph';

const SwitchUnitDialog = lazy(async () => ({ default: (await import('./SwitchUnitDialog')).SwitchUnitDialog }));

/** Name and menu of the account (docs/specification.md 2.6). */
export function UserMenu() {
  const session = useSession();
  const [switching, setSwitching] = useState(false);
  const navigate = useNavigate();

  const changePassword = () => {
    const page = [...useMenus.getState().byPath.values()].find((entry) => entry.path.endsWith('/mmxg'));
    if (page) void navigate(page.path);
    else toast.info(NOT_OPEN);
  };
  const name = displayName(session.userInfo, session.personalInfo);
  const choices = [
    { label: '修改密码', act: changePassword },
    ...(session.loginType === '2' ? [{ label: '切换单位', act: () => setSwitching(true) }] : []),
    { label: '切换账号', act: () => void leave('切换账号', '切换账号将先退出当前账号，是否继续？', '切换账号') },
    { label: '退出登录', act: () => void leave('退出系统', '您确定要退出系统吗？', '确定退出') },
  ];
  return (
    <>
      <DropdownButton
        menu="账号"
        // The name whole: on the button it may be cut.
        heading={<bdi>{name}</bdi>}
        entries={choices.map(({ label }) => ({ key: label, label }))}
        onChoose={(key) => choices.find(({ label }) => label === key)?.act()}
        type="primary"
        className={styles.user}
        icon={<Glyph name="user" />}
      >
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        <Glyph name="down" size={16} />
      </DropdownButton>
      {switching && (
        <Suspense fallback={null}>
          <SwitchUnitDialog onClose={() => setSwitching(false)} />
        </Suspense>
      )}
    </>
  );
}

async function leave(title: string, content: string, okText: string): Promise<void> {
  if (await askConfirmation({ title, content, okText, focus: 'ok' })) await signOut({ reason: 'user' });
}
