import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError } from '@/api/client/errors';
import { withFreshKey } from '@/api/client/secret';
import { fetchPasswordInfo, type PasswordInfo, sendUpdateCode, updatePassword } from '@/api/session/password';
import { OpenForm } from '@/form/open/OpenForm';
import type { FlowValues } from '@/schema/field-kinds';
import { useSession } from '@/session/session-store';
import { EntryPanel } from '@/ui/EntryFrame';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { changeTyped, passwordChangeForm } from './new-password-form';

/** 密码修改, for every login type: a code on the registered phone replaces the former password (docs/specification.md 7.1). */
export default function ChangePassword() {
  const info = useQuery({ queryKey: ['password', 'info'], queryFn: ({ signal }) => fetchPasswordInfo({ signal }) });
  const [done, setDone] = useState(false);
  if (done) {
    return (
      <EntryPanel title="登录密码已修改" kind="done">
        <p>您可以继续使用，下次登录请使用新密码。此前在其他设备和浏览器上的登录已全部退出。</p>
      </EntryPanel>
    );
  }
  if (info.data) return <ChangeForm info={info.data} onDone={() => setDone(true)} />;
  if (info.isError) return <LoadFailed error={info.error} onRetry={() => void info.refetch()} />;
  return <Loading />;
}

function ChangeForm({ info, onDone }: { info: PasswordInfo; onDone: () => void }) {
  const form = useMemo(() => passwordChangeForm(info, sendUpdateCode), [info]);

  const submit = async (values: FlowValues) => {
    await withFreshKey(() => updatePassword(changeTyped(values))).catch(failed);
    // Clears the hint to change the password.
    useSession.setState(({ userInfo }) => ({ userInfo: userInfo && { ...userInfo, passwordStatus: '0' } }));
    onDone();
  };

  return <OpenForm form={form} submitText="确定修改" busyText="正在修改..." onSubmit={submit} />;
}

/** The change may have succeeded despite a lost response. */
function failed(error: unknown): never {
  if (error instanceof ApiError && error.outcomeUnknown) {
    throw new ApiError(error.kind, `${error.message}。密码可能已经修改成功，请在下次登录时先使用新密码`);
  }
  throw error;
}
