import type { ScanRun, SignInMethod } from '@/session/sign-in-methods/method';
import { FormLinks } from './FormLinks';
import type { MethodFormProps } from './MethodPanel';
import { ScanView } from './ScanView';

/** Methods with a code that a phone scans. */
export default function ScanForm({ run, method, loginType, others }: MethodFormProps<ScanRun>) {
  return (
    <ScanView run={run} loginType={loginType} otherWay={otherWayOf(others)}>
      <FormLinks method={method} loginType={loginType} />
    </ScanView>
  );
}

const SCANNED: ReadonlySet<string> = new Set(['qr', 'qr-face']);

function otherWayOf(others: readonly SignInMethod[]): string {
  const titles = others.filter(({ key }) => !SCANNED.has(key)).map(({ title }) => title);
  if (titles.length === 0) return '看不见或无法扫描二维码时，请拨打 12329 咨询。';
  return `看不见或无法扫描二维码时，可在上方改用${titles.slice(0, 2).join('、')}${titles.length > 2 ? '等方式' : ''}。`;
}
