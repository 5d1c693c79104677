import { useState } from 'react';
import type { Act } from './act';
import { PanelButton, PanelField } from './PanelControls';
import styles from './panel.module.css';
import { qa } from './qa-client';
import { useQa } from './use-qa';

interface Transfer {
  dwzh: string;
  qcqrdh: string;
  zt: string;
}

/** Payment data that a worker's phone reads from the code. */
interface Payment {
  ywlsh: string;
  xingming: string;
  je: string;
  jkfy: string;
  until: string;
}

const EVERY_MS = 3000;
const EMPTY = { dwzh: '1000000001', fkhm: '', fse: '', fy: '', lsh: '' };

/** Bank: incoming money of a unit, rejected debits of a unit or person, lost answers. */
export function BankSection({ act }: { act: Act }) {
  const { data, reload } = useQa<{ dwzh: string; fail: boolean; yy: string }[]>('debit');
  const payments = useQa<Payment[]>('payments', EVERY_MS);
  const [transfer, setTransfer] = useState(EMPTY);
  const [reason, setReason] = useState('');
  const [card, setCard] = useState('');
  const field = (name: keyof typeof EMPTY, label: string, hint = '') => (
    <PanelField
      text={label}
      value={transfer[name]}
      placeholder={hint}
      onChange={(typed) => setTransfer({ ...transfer, [name]: typed })}
    />
  );
  const arrive = async () => {
    const { dwzh, qcqrdh, zt } = await qa<Transfer>('transfer', transfer);
    if (zt === '4') return;
    if (dwzh === '') throw new Error('已到账，没有匹配到单位，等待认领');
    if (qcqrdh === '') throw new Error('已到账，转入暂收余额');
  };
  const scan = ({ xingming, je, jkfy }: Payment) =>
    act(`${xingming}已扫码付款`, () =>
      qa('transfer', { dwzh: '', fkhm: xingming, fse: je, fy: jkfy }).then(payments.reload),
    );
  const debits = (told: string, how: { fail: boolean; lost?: boolean }) =>
    act(told, () => qa('debit', { dwzh: transfer.dwzh, yy: reason, ...how }).then(reload));
  const cards = (told: string, open: boolean) => act(told, () => qa('card', { yhzh: card.replace(/\s/g, ''), open }));
  const rename = () => act('开户银行已把付款账户的户名改为现单位名称', () => qa('payer-name', { dwzh: transfer.dwzh }));
  return (
    <details>
      <summary>银行</summary>
      {field('dwzh', '单位账号或个人账号')}
      {field('fkhm', '付款户名', '不填为单位名称')}
      {field('fse', '金额（元）')}
      {field('fy', '附言', '缴款附言码')}
      {field('lsh', '银行流水号', '不填自动编号')}
      <p className={styles.row}>
        <PanelButton text="转账到账" onClick={() => act('已到账，已匹配', arrive)} />
        <PanelButton text="付款账户改为现单位名称" onClick={rename} />
      </p>
      {payments.data && payments.data.length > 0 && (
        <ul className={styles.list}>
          {payments.data.map((one) => (
            <li key={one.ywlsh} className={styles.row}>
              {one.xingming} {one.je}元 {one.jkfy} {one.until}前
              <PanelButton text="扫码付款" label={`${one.xingming}扫码付款`} onClick={() => scan(one)} />
            </li>
          ))}
        </ul>
      )}
      <PanelField text="收款卡号" value={card} onChange={setCard} />
      <p className={styles.row}>
        <PanelButton text="让这张卡退款" onClick={() => cards('转到这张卡的款项将被退回', false)} />
        <PanelButton text="恢复收款" onClick={() => cards('这张卡已恢复收款', true)} />
      </p>
      <p>{data && data.length > 0 ? data.map(switchText).join('；') : '扣款正常'}</p>
      <PanelField text="失败原因" value={reason} placeholder="付款账户余额不足" onChange={setReason} />
      <p className={styles.row}>
        <PanelButton text="让该账号扣款失败" onClick={() => debits('该账号的扣款将失败', { fail: true })} />
        <PanelButton text="扣款应答丢失" onClick={() => debits('银行的应答将丢失', { fail: false, lost: true })} />
        <PanelButton text="恢复扣款" onClick={() => debits('扣款已恢复正常', { fail: false })} />
      </p>
    </details>
  );
}

function switchText({ dwzh, fail, yy }: { dwzh: string; fail: boolean; yy: string }): string {
  const whose = dwzh === '*' ? '全部账号' : dwzh;
  return fail ? `${whose}扣款失败：${yy}` : `${whose}扣款应答丢失`;
}
