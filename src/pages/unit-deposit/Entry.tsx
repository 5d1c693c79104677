import { Alert, Radio } from 'antd';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '@/api/client/errors';
import type { DepositPass } from '@/api/unit/unit-deposit';
import { OpenForm } from '@/form/open/OpenForm';
import type { FlowValues } from '@/schema/field-kinds';
import { beginning, returning } from './entry-forms';
import styles from './unit-deposit.module.css';

type Way = 'new' | 'back';

const WAYS: readonly (readonly [Way, string, string])[] = [
  ['new', '首次办理登记', '单位还没有住房公积金单位账号'],
  ['back', '继续办理或查询进度', '已有办理流水号：接着填写、补正、查询审核结果'],
];

interface EntryProps {
  /** Code of the unit applying again, '' for none. */
  known: string;
  onEnter: (pass: DepositPass) => void;
}

/** Identifies the unit or application, then verifies the phone. */
export function Entry({ known, onEnter }: EntryProps) {
  const [way, setWay] = useState<Way>('new');
  const [registered, setRegistered] = useState<{ wdmc: string } | null>(null);
  const entry = useMemo(() => (way === 'new' ? beginning(known) : returning()), [way, known]);
  const enter = async (values: FlowValues) => {
    setRegistered(null);
    try {
      onEnter(await entry.enter(values));
    } catch (error) {
      setRegistered(registeredUnit(error));
      throw error;
    }
  };
  return (
    <>
      <p>
        单位应当自设立或者招用第一名职工之日起30日内办理缴存登记。无需登录，填写的内容随时保存到中心，凭办理流水号和手机号码可以继续。
      </p>
      <p>
        已有单位账号的，请<Link to="/dwRegister">注册登录账号</Link>。
      </p>
      <fieldset className={styles.ways}>
        <legend>您要办理</legend>
        {WAYS.map(([key, title, note]) => (
          <Radio
            key={key}
            className={styles.way}
            name="way"
            checked={way === key}
            onChange={() => {
              setWay(key);
              setRegistered(null);
            }}
          >
            <strong>{title}</strong>
            <br />
            {note}
          </Radio>
        ))}
      </fieldset>
      {registered && (
        <Alert
          type="info"
          showIcon
          title="该单位已办理缴存登记"
          description={
            <>
              {registered.wdmc && <p>归属网点：{registered.wdmc}</p>}
              <p>
                尚未注册的，请<Link to="/dwRegister">注册登录账号</Link>；忘记密码的，请
                <Link to="/forgotPwd">找回密码</Link>；不知道单位账号的，可拨打12329查询。
              </p>
            </>
          }
        />
      )}
      <OpenForm
        key={way}
        form={entry.form}
        submitText={way === 'new' ? '开始办理' : '进入'}
        busyText="正在核验…"
        onSubmit={enter}
        asksToLeave="typed"
        places={{ '428': 'yzm' }}
      />
    </>
  );
}

/** Returns the branch if the centre rejected because the unit already has an account. */
function registeredUnit(error: unknown): { wdmc: string } | null {
  const data = error instanceof ApiError ? error.data : undefined;
  if (typeof data !== 'object' || data === null || !('ydj' in data)) return null;
  return { wdmc: 'wdmc' in data && typeof data.wdmc === 'string' ? data.wdmc : '' };
}
