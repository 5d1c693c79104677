import { useState } from 'react';
import type { Act } from './act';
import { qa } from './qa-client';

interface LargeUnit {
  dwzh: string;
  dwmc: string;
  password: string;
  rs: number;
}

/** Puts in the unit of 100,000 members, which takes some seconds; then says how to sign in as it. */
export function LargeUnitButton({ act }: { act: Act }) {
  const [busy, setBusy] = useState(false);
  const [built, setBuilt] = useState<LargeUnit>();
  const build = async () => {
    setBusy(true);
    await act('单位已建立', async () => setBuilt(await qa<LargeUnit>('large-unit', {})));
    setBusy(false);
  };
  return (
    <>
      <button type="button" disabled={busy} onClick={() => void build()}>
        {busy ? '正在建立，约需几秒…' : '建立十万职工的单位'}
      </button>
      {built && (
        <span role="note">
          {built.dwmc}：职工{built.rs.toLocaleString('zh-CN')}人，单位账号{built.dwzh}，密码{built.password}
        </span>
      )}
    </>
  );
}
