import type { OutboxEntry } from '../centre/kernel/messages/outbox';
import type { Act } from './act';
import { PanelButton } from './PanelControls';
import styles from './panel.module.css';
import { UNREGISTERED_PERSON } from './phone-holders';
import { uploadFromPhone } from './phone-upload';
import { qa } from './qa-client';

interface Props {
  entry: OutboxEntry;
  /** ID number of the phone's holder. */
  holder: string;
  act: Act;
  reload: () => Promise<void>;
}

/** Codes by which the phone's holder signs in. All others are for the user of the screen, who also holds the right phone. */
const OF_HOLDER: ReadonlySet<string> = new Set(['login', 'login-face', 'factor']);

/** Actions of the phone on a message or code. */
export function PhoneActions({ entry, holder, act, reload }: Props) {
  const zjhm = OF_HOLDER.has(entry.code) ? holder : '';
  const scan = (done: string, body: { action: string; zjhm?: string; face?: string }) => (
    <PanelButton
      text={done}
      onClick={() => act(`已${done}`, () => qa('scan', { uuid: entry.uuid, zjhm, ...body }).finally(reload))}
    />
  );
  if (entry.kind === 'captcha' || (entry.kind === 'sms' && entry.uuid === '')) return <Copy entry={entry} act={act} />;
  if (entry.code === 'upload') {
    return (
      <p className={styles.row}>
        <PanelButton text="拍照上传" onClick={() => act('已从手机上传一张照片', () => uploadFromPhone(entry.uuid))} />
      </p>
    );
  }
  if (entry.kind === 'sms') {
    return (
      <p className={styles.row}>
        {scan('打开链接并签署', { action: 'confirm' })}
        {scan('拒绝签署', { action: 'cancel' })}
      </p>
    );
  }
  if (entry.kind === 'face') {
    // A face sign-in request reaches the phone without a scan, and showing no face equals cancelling.
    const called = entry.code === 'face-login';
    return (
      <p className={styles.row}>
        {!called && scan('扫码', { action: 'scan' })}
        {scan('识别为本人', { action: 'confirm' })}
        {scan('识别为他人', { action: 'confirm', zjhm: UNREGISTERED_PERSON.zjhm })}
        {scan('未识别到人脸', called ? { action: 'cancel' } : { action: 'confirm', face: 'none' })}
        {!called && scan('取消', { action: 'cancel' })}
      </p>
    );
  }
  return (
    <p className={styles.row}>
      {scan('扫码', { action: 'scan' })}
      {scan('确认', { action: 'confirm' })}
      {scan('取消', { action: 'cancel' })}
    </p>
  );
}

const COPIED = { sms: '短信', captcha: '图形验证码', qr: '', face: '' };

function Copy({ entry: { kind, code }, act }: Pick<Props, 'entry' | 'act'>) {
  if (code === '') return null;
  return (
    <p className={styles.row}>
      <strong className={styles.code}>{code}</strong>
      <PanelButton
        text="复制"
        label={`复制${COPIED[kind]}${code}`}
        onClick={() => act(`已复制 ${code}`, () => navigator.clipboard.writeText(code))}
      />
    </p>
  );
}
