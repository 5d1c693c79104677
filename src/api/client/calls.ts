import type { AppConfig } from '@/lib/app-config';
import { HALL_CALLS } from './hall-calls';

export type HttpMethod = 'GET' | 'POST';

/**
 * Every call of the hall by service and name, with its method: the constants table of docs/specification.md 7. ./path builds paths from
 * its type alone, so that no page bundles it. tests/contracts/calls.test.ts compares it with the simulated centre.
 */
export const CALLS = {
  /** Sign-in, session, menus (docs/specification.md 7.1, 7.2). */
  auth: {
    // Named by the specification.
    getPubleKey: 'GET',
    sendLoginSmsCode: 'GET',
    'otherAuth/smsCodeLogin': 'POST',
    phoneCodeDualFactorLogin: 'POST',
    getImgCode: 'GET',
    'otherAuth/accountLogin': 'POST',
    getUserInfo: 'GET',
    switchUser: 'GET',
    'qrcode/getQrCode': 'GET',
    'qrcode/findQrStatus': 'GET',
    'otherAuth/qrFaceIdLogin': 'GET',
    'twoCheck/getQrCode': 'GET',
    'menu/pubClientTree': 'GET',
    'menu/getAllMenuImgIcon': 'GET',
    'menu/getMenuEnable': 'GET',
    'menu/getMenuEnableById': 'GET',
    sendUpPwdSmsCode: 'GET',
    updatePwdByPhone: 'POST',
    sendRecoverPwdSmsCode: 'GET',
    checkRecoverPwdSmsCode: 'GET',
    recoverPwd: 'POST',
    'ca/getRandom': 'GET',
    'ca/caLogin': 'POST',
    'token/getShareTokenQr': 'GET',
    // Defined here; the specification names none.
    checkRecoverPwdAccount: 'POST',
    findRecoverPwdQrStatus: 'GET',
    getPwdInfo: 'GET',
    getRecoverPwdQrCode: 'GET',
    'oauth/zwLogin': 'POST',
    'otherAuth/faceBegin': 'POST',
    'otherAuth/faceLogin': 'POST',
    'otherAuth/facePicture': 'POST',
    'otherAuth/faceState': 'POST',
    'otherAuth/otherUnitLogin': 'POST',
    'register/face/findQrStatus': 'GET',
    'register/face/getQrCode': 'GET',
    'register/flexible': 'POST',
    'register/matchUnit': 'POST',
    'register/operator': 'POST',
    'register/outside': 'POST',
    'register/person': 'POST',
    'register/sendFlexibleSmsCode': 'POST',
    'register/sendOutsideSmsCode': 'POST',
    'register/sendPersonSmsCode': 'POST',
    'register/sendUnitSmsCode': 'POST',
    'register/unit': 'POST',
    setLoginPwd: 'POST',
    setQtLoginPwd: 'POST',
    'token/check': 'GET',
    'token/logout': 'POST',
    'twoCheck/findQrStatus': 'GET',
    'twoCheck/getResult': 'GET',
  },
  /** The electronic archive (docs/specification.md 7.4). */
  archive: {
    // Named by the specification.
    'zhcjyw/viewCls': 'POST',
    'zhcjyw/ghdy': 'POST',
    'zhcjyw/qsztcx': 'POST',
    'zhcjyw/sfczdzyx': 'POST',
    'zhcjyw/cjkda': 'POST',
    'zhcjyw/cxsqsgzV2': 'POST',
    'cjyw/uploadClBase64': 'POST',
    'zhcjyw/loadByBase64': 'GET',
    'zhcjyw/delCl': 'POST',
    // Defined here; the specification names none.
    'qm/getList': 'GET',
    'qm/getQrCode': 'GET',
  },
  /** Core (docs/specification.md 7.5). */
  core: {
    // Named by the specification.
    'symap/getList': 'GET',
    'file/download': 'GET',
    // Defined here; the specification names none.
    'address/getList': 'GET',
    'dict/getAll': 'GET',
    'tableStyle/getInfo': 'GET',
    'website/getInfo': 'GET',
  },
  /** Core, the public part: docs/specification.md 7.5 lists it with and without v1/p. */
  corePublic: {
    // Named by the specification.
    getParametersVersion: 'GET',
    getList: 'GET',
    'file/download': 'GET',
  },
  /** Documents, exports, preferences (docs/specification.md 7.5). */
  putil: {
    // Named by the specification.
    'template/fill': 'POST',
    'template/fillStream': 'POST',
    'input/config/getListByCode': 'GET',
    'individuation/getInfo': 'GET',
    'individuation/update': 'POST',
    'individuation/reset': 'GET',
    // Defined here; the specification names none.
    'export/getNumber': 'POST',
    'ofd/download': 'POST',
  },
  /** Persons, units, developers and their businesses (docs/specification.md 7.3, 7.5). */
  hall: HALL_CALLS,
} as const satisfies Record<keyof AppConfig['services'], Record<string, HttpMethod>>;
