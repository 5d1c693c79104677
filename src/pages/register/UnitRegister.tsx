import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '@/api/client/errors';
import { REGISTRATION_CODES, type UnitRegistered } from '@/api/session/registration';
import { rememberFile } from '@/form/open/files/chosen-files';
import { OpenForm } from '@/form/open/OpenForm';
import { Figures } from '@/form/sections/Figures';
import type { FlowValues } from '@/schema/field-kinds';
import { prefillAccount } from '@/session/sign-in/sign-in-prefill';
import { EntryFrame, EntryPanel } from '@/ui/EntryFrame';
import { AlreadyRegistered } from './AlreadyRegistered';
import { LegalPersonStep } from './LegalPersonStep';
import { withAdvice } from './refusals';
import styles from './register.module.css';
import {
  identifyOperator,
  match,
  operatorForm,
  registerOperator,
  unitForm,
  unitPasswordForm,
  type VerifiedUnit,
} from './unit-forms';

type Stage = 'unit' | 'operator' | 'password' | 'confirm' | 'done' | 'registered';

const STEPS: readonly Stage[] = ['unit', 'operator', 'password', 'confirm', 'done'];
const TITLES = ['单位信息', '经办人信息', '验证与密码'];

/** Registration of a unit's operator (docs/rules/registration-and-passwords.md). Input of a step is kept while another one is shown. */
export default function UnitRegister() {
  const [stage, setStage] = useState<Stage>('unit');
  const [unit, setUnit] = useState({ ticket: '', dwzh: '', dwmc: '' });
  const [known, setKnown] = useState<VerifiedUnit | null>(null);
  const [receipt, setReceipt] = useState<UnitRegistered | null>(null);
  const navigate = useNavigate();
  useEffect(() => () => rememberFile('sqs', undefined), []);

  const submitUnit = async (values: FlowValues) => {
    setUnit(await match(values));
    setStage('operator');
  };
  const submitOperator = async (values: FlowValues) => {
    setKnown({ ...unit, ...(await identifyOperator(values, unit.ticket)) });
    setStage('password');
  };
  const submitPassword = async (values: FlowValues) => {
    if (!known) return;
    try {
      const answer = await registerOperator(values, known);
      setReceipt(answer);
      prefillAccount({ loginType: '2', account: known.dwzh });
      setStage(answer.zt === 'done' ? 'done' : 'confirm');
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== REGISTRATION_CODES.registered) throw withAdvice(error);
      prefillAccount({ loginType: '2', account: known.dwzh });
      setStage('registered');
    }
  };
  const passwordForm = useMemo(() => known && unitPasswordForm(known), [known]);
  const begun = STEPS.indexOf(stage);
  const atForm = stage !== 'confirm' && stage !== 'done';

  return (
    <EntryFrame
      title="缴存单位注册"
      purpose="已办理缴存登记的单位，在这里为经办人设置网上办事大厅的登录密码。"
      needs="单位账号、统一社会信用代码；经办人证件和手机；新授权的经办人另需单位授权书，并请法定代表人刷脸确认"
      steps={known?.further ? [...TITLES, '法定代表人确认'] : TITLES}
      step={begun < 0 ? 2 : begun}
      more={<Link to="/UnitDeposit">尚未办理缴存登记，请先登记</Link>}
    >
      <div hidden={stage !== 'unit'}>
        <OpenForm
          form={unitForm}
          submitText="下一步"
          busyText="正在核对，请稍候"
          onSubmit={submitUnit}
          asksToLeave={stage === 'unit' ? 'typed' : undefined}
          places={{ '428': 'yzm' }}
          more={<Link to="/userRegister">个人用户请从这里注册</Link>}
        />
      </div>
      {unit.ticket !== '' && atForm && (
        <div hidden={stage !== 'operator'}>
          <p className={styles.unit}>单位名称：{unit.dwmc}</p>
          <OpenForm
            form={operatorForm}
            submitText="下一步"
            busyText="正在核对，请稍候"
            onSubmit={submitOperator}
            asksToLeave={stage === 'operator' ? 'always' : undefined}
            more={<Button onClick={() => setStage('unit')}>上一步</Button>}
          />
        </div>
      )}
      {stage === 'password' && passwordForm && (
        <OpenForm
          form={passwordForm}
          submitText="注册"
          busyText="正在注册，请稍候"
          onSubmit={submitPassword}
          asksToLeave="always"
          more={<Button onClick={() => setStage('operator')}>上一步</Button>}
        />
      )}
      {stage === 'registered' && <AlreadyRegistered loginType="2" onBack={() => setStage('operator')} />}
      {stage === 'confirm' && receipt && <LegalPersonStep asked={receipt} onConfirmed={() => setStage('done')} />}
      {stage === 'done' && receipt && known && (
        <EntryPanel
          title="注册成功"
          kind="done"
          actions={
            <Button type="primary" onClick={() => navigate('/login')}>
              去登录
            </Button>
          }
        >
          <Figures
            look="rows"
            items={[
              { label: '单位名称', value: receipt.dwmc },
              { label: '单位账号', value: known.dwzh },
              { label: '经办人', value: receipt.jbrxm },
              { label: '岗位', value: receipt.jbrjs },
              { label: '手机号码', value: receipt.sjhm },
              { label: '注册时间', value: receipt.zcsj },
            ]}
          />
          <p>
            {receipt.sw
              ? '今后可以使用单位账号和密码、短信验证码等方式登录。'
              : '登录时请填写单位账号和刚才设置的密码，并在“不是首位经办人？”中填写经办人证件号码。'}
          </p>
        </EntryPanel>
      )}
    </EntryFrame>
  );
}
