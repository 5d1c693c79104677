import { useState } from 'react';
import type { PlatformPerson } from '../seed/platform-people';
import type { Act } from './act';
import { PanelButton } from './PanelControls';
import styles from './panel.module.css';
import { qa } from './qa-client';
import { useQa } from './use-qa';

/** Unsolicited single sign-on link with an authCode, as an attacker might send it. */
export function GovSection({ act }: { act: Act }) {
  const { data = [] } = useQa<PlatformPerson[]>('gov-people');
  const [chosen, setChosen] = useState('');
  const person = data.find(({ number }) => number === chosen) ?? data[0];
  const open = () =>
    act('已打开他人发来的登录链接', async () => {
      if (!person) return;
      const { loginType, number } = person;
      const { authCode } = await qa<{ authCode: string }>('gov-code', {
        loginType,
        [loginType === '1' ? 'zjhm' : 'dwzh']: number,
      });
      window.location.hash = `#/zwLogin?${new URLSearchParams({ authCode, loginType })}`;
    });
  return (
    <details>
      <summary>政务服务登录链接（他人发来）</summary>
      <label className={styles.row}>
        谁的账号
        <select value={person?.number ?? ''} onChange={(event) => setChosen(event.target.value)}>
          {data.map(({ number, name, loginType }) => (
            <option key={number} value={number}>
              {loginType === '1' ? '个人' : '单位'} {name}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.row}>
        <PanelButton text="打开链接" onClick={open} />
      </p>
    </details>
  );
}
