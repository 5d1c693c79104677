import { type FormEvent, useEffect, useState } from 'react';
import { qa } from '../panel/qa-client';
import type { PlatformPerson } from '../seed/platform-people';
import { type HallRequest, returnUrlWith } from './hall-request';
import styles from './platform.module.css';

const STANDING = {
  bound: '已绑定大厅账号',
  unbound: '未绑定大厅账号',
  unregistered: '未在大厅注册',
  unknown: '中心没有此人的账户',
};

/** Targets after sign-in, as a portal's service page would link them. */
const PLACES = [
  { path: '', title: '不指定' },
  { path: '/grwt/MyOffice', title: '我的办件（个人）' },
  { path: '/dwwt/DWmyOffice', title: '我的办件（单位）' },
];

export function Platform({ request }: { request: HallRequest }) {
  return (
    <div className={styles.page}>
      <h1>模拟政务服务平台</h1>
      {request.kind === 'sign-in' ? <SignIn request={request} /> : <Closed kind={request.kind} />}
    </div>
  );
}

function Closed({ kind }: { kind: 'signed-out' | 'refused' }) {
  return (
    <>
      <p role="status">
        {kind === 'signed-out' ? '您已退出政务服务平台' : '返回地址没有在平台登记，请从网上办事大厅进入'}
      </p>
      <p>
        <a href="../index.html#/login">返回网上办事大厅</a>
      </p>
    </>
  );
}

function SignIn({ request }: { request: Extract<HallRequest, { kind: 'sign-in' }> }) {
  const { returnTo, loginType, state } = request;
  const [people, setPeople] = useState<PlatformPerson[]>([]);
  const [number, setNumber] = useState('');
  const [place, setPlace] = useState('');
  const [problem, setProblem] = useState('');

  useEffect(() => {
    qa<PlatformPerson[]>('gov-people')
      .then((all) => setPeople(all.filter((one) => one.loginType === loginType)))
      .catch(() => setProblem('平台暂时无法登录'));
  }, [loginType]);

  const allow = async (event: FormEvent) => {
    event.preventDefault();
    if (number === '') return setProblem('请选择账号');
    try {
      const { authCode } = await qa<{ authCode: string }>('gov-code', {
        loginType,
        [loginType === '1' ? 'zjhm' : 'dwzh']: number,
        loginReturnUrl: place,
        logoutReturnUrl: new URL('index.html?out=1', window.location.href).href,
      });
      window.location.assign(returnUrlWith(returnTo, { authCode, loginType, state }));
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : '平台暂时无法登录');
    }
  };

  return (
    <form onSubmit={allow}>
      <p>网上办事大厅请求使用您在本平台的身份登录。</p>
      {problem && <p role="alert">{problem}</p>}
      <fieldset>
        <legend>{loginType === '1' ? '个人账号' : '法人账号'}</legend>
        {people.map((one) => (
          <label key={one.number}>
            <input
              type="radio"
              name="number"
              value={one.number}
              checked={number === one.number}
              onChange={() => setNumber(one.number)}
            />
            {one.name} {one.number}（{STANDING[one.standing]}）
          </label>
        ))}
      </fieldset>
      <label className={styles.place}>
        登录后前往
        <select value={place} onChange={(event) => setPlace(event.target.value)}>
          {PLACES.map(({ path, title }) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.row}>
        <button
          type="button"
          onClick={() => window.location.assign(returnUrlWith(returnTo, { error: 'access_denied', state }))}
        >
          取消
        </button>
        <button type="submit" className={styles.primary}>
          同意并登录
        </button>
      </p>
    </form>
  );
}
