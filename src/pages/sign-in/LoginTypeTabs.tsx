import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { LoginType } from '@/api/auth';
import styles from './SignIn.module.css';

const TYPES: readonly { value: LoginType; title: string }[] = [
  { value: '1', title: '个人' },
  { value: '2', title: '单位' },
  { value: '3', title: '开发商' },
];

interface Props {
  value: LoginType;
  onChange: (value: LoginType) => void;
  children: ReactNode;
}

/** Who signs in. Arrow keys move between the tabs, as screen-reader users expect of them. */
export function LoginTypeTabs({ value, onChange, children }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = TYPES.findIndex((type) => type.value === value);
    const last = TYPES.length - 1;
    const to = { ArrowRight: at === last ? 0 : at + 1, ArrowLeft: at === 0 ? last : at - 1, Home: 0, End: last }[
      event.key
    ];
    const next = to === undefined ? undefined : TYPES[to];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[TYPES.indexOf(next)]?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label="用户类型" className={styles.tabs} onKeyDown={onKeyDown}>
        {TYPES.map((type) => (
          <button
            key={type.value}
            id={`${id}-${type.value}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={type.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={type.value === value ? 0 : -1}
            onClick={() => onChange(type.value)}
          >
            {type.title}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
