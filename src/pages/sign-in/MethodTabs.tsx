import type { ReactNode } from 'react';
import type { MethodKey, SignInMethod } from '@/session/sign-in-methods/method';
import { DropdownButton } from '@/ui/DropdownButton';
import { useLargePrint } from '@/ui/large-print';
import { Tabs } from '@/ui/Tabs';
import { usePhone } from '@/ui/use-phone';
import styles from './SignIn.module.css';

interface Props {
  methods: readonly SignInMethod[];
  chosen: SignInMethod;
  onChoose: (key: MethodKey) => void;
  children: ReactNode;
}

const ID = 'sign-in-method';

/** The first methods as tabs, the chosen one among them; the others in a menu. */
export function MethodTabs({ methods, chosen, onChoose, children }: Props) {
  const large = useLargePrint((state) => state.large);
  const phone = usePhone();
  const room = phone && large ? 1 : phone || large ? 2 : 3;
  const first = methods.slice(0, room);
  const shown = first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
  const others = methods.filter((method) => !shown.includes(method));

  const chooseOther = (key: MethodKey) => {
    onChoose(key);
    // Its tab comes with the choice.
    requestAnimationFrame(() => document.getElementById(`${ID}-tab-${key}`)?.focus());
  };

  return (
    <div className={styles.methods}>
      {others.length > 0 && (
        // Not as antd's extra content of the tabs, which would be a child of the tab list.
        <DropdownButton
          menu="其他登录方式"
          entries={others.map(({ key, title }) => ({ key, label: title }))}
          onChoose={(key) => chooseOther(key as MethodKey)}
          type="link"
          size="small"
          className={styles.others}
        >
          其他方式
        </DropdownButton>
      )}
      <Tabs
        label="登录方式"
        id={ID}
        size="small"
        tabBarGutter={16}
        activeKey={chosen.key}
        onChange={(key) => onChoose(key as MethodKey)}
        destroyOnHidden
        items={shown.map((method) => ({
          key: method.key,
          label: method.title,
          children: method === chosen ? children : null,
        }))}
      />
    </div>
  );
}
