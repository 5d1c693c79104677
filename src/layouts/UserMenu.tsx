import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { displayName } from '@/session/display-name';
import { NOT_OPEN } from '@/session/menu/entry-words';
import { useMenus } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import { signOut } from '@/session/sign-out';
import { confirm } from '@/ui/confirm';
import { toast } from '@/ui/toast';
import styles from './Banner.module.css';
import { Glyph } from './Glyph';

const SwitchUnitDialog = lazy(async () => ({ default: (await import('./SwitchUnitDialog')).SwitchUnitDialog }));

/** Name and what one may do with one's account (specification 2.6). */
export function UserMenu() {
  const session = useSession();
  const [open, setOpen] = useState(false);
  const [switching, setSwitching] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const items = box.current?.querySelectorAll<HTMLElement>('[role=menuitem]');
    items?.[0]?.focus();
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);

  const changePassword = () => {
    const page = [...useMenus.getState().byPath.values()].find((entry) => entry.path.endsWith('/mmxg'));
    if (page) void navigate(page.path);
    else toast.info(NOT_OPEN);
  };
  const name = displayName(session.userInfo, session.personalInfo);
  const choices = [
    { title: '修改密码', act: changePassword },
    ...(session.loginType === '2' ? [{ title: '切换单位', act: () => setSwitching(true) }] : []),
    { title: '切换账号', act: () => void leave('切换账号', '切换账号将先退出当前账号，是否继续？', '切换账号') },
    { title: '退出登录', act: () => void leave('退出系统', '您确定要退出系统吗？', '确定退出') },
  ];
  const dismiss = () => {
    setOpen(false);
    box.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return dismiss();
    if (event.key === 'Tab') return setOpen(false);
    const items = [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
    const at = items.findIndex((item) => item.matches(':focus'));
    const step = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key];
    if (step === undefined || items.length === 0) return;
    event.preventDefault();
    items[step % items.length]?.focus();
  };

  return (
    <div ref={box} className={styles.user}>
      <button
        type="button"
        className={styles.userButton}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={() => setOpen(!open)}
      >
        <Glyph name="user" />
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        <Glyph name="down" size={16} />
      </button>
      {open && (
        <div
          id={`${id}-menu`}
          className={styles.menu}
          role="menu"
          aria-label="账号"
          tabIndex={-1}
          onKeyDown={onKeyDown}
        >
          <p role="none" className={styles.whole}>
            <bdi>{name}</bdi>
          </p>
          {choices.map((choice) => (
            <button
              key={choice.title}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                dismiss();
                choice.act();
              }}
            >
              {choice.title}
            </button>
          ))}
        </div>
      )}
      {switching && (
        <Suspense fallback={null}>
          <SwitchUnitDialog onClose={() => setSwitching(false)} />
        </Suspense>
      )}
    </div>
  );
}

async function leave(title: string, content: string, okText: string): Promise<void> {
  if (await confirm({ title, content, okText })) await signOut({ reason: 'user' });
}
