import type { PictureFault } from '@/domain/documents/face-picture';

/** Reason that the camera is unavailable or has stopped. */
export type CameraFault = 'absent' | 'refused' | 'busy' | 'insecure' | 'unplugged' | 'hidden' | 'other';

/** Message and remedy of each fault. Alternatives are always offered beside it. */
export const CAMERA_FAULT_TEXTS: Readonly<Record<CameraFault, { what: string; help: string }>> = {
  absent: { what: '没有找到摄像头', help: '请连接摄像头后重试，或改用手机刷脸。' },
  refused: {
    what: '没有使用摄像头的权限',
    help: '请点击浏览器地址栏左侧的图标，在网站设置中把“摄像头”改为“允许”，然后重试；也可以改用手机刷脸。',
  },
  busy: { what: '摄像头正被其他程序使用', help: '请关闭正在使用摄像头的程序（如视频会议）后重试，或改用手机刷脸。' },
  insecure: {
    what: '当前浏览器或访问方式不能使用摄像头',
    help: '请用较新的浏览器通过 https 地址打开网上办事大厅，或改用手机刷脸。',
  },
  unplugged: { what: '摄像头已断开', help: '请检查摄像头的连接，然后重试，或改用手机刷脸。' },
  hidden: { what: '您离开了本页面，摄像头已关闭', help: '照片没有拍摄，也没有发送。点击“重新打开摄像头”继续。' },
  other: { what: '摄像头没有打开', help: '请检查摄像头后重试，或改用手机刷脸。' },
};

const NAMES: Readonly<Record<string, CameraFault>> = {
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Maps a getUserMedia error by its name. */
export function cameraFaultOf(error: unknown): CameraFault {
  return (error instanceof DOMException && NAMES[error.name]) || 'other';
}

/** 'still': no movement in the pictures; 'none': no picture from the camera. */
export type TakingFault = PictureFault | 'still' | 'none';

export const PICTURE_FAULT_TEXTS: Readonly<Record<TakingFault, string>> = {
  dark: '光线太暗，请开灯或面向光源',
  bright: '光线太亮，请避开强光、不要背对窗户',
  blurred: '画面不清晰，请擦拭镜头，保持头部不动',
  still: '画面没有变化，无法确认是本人在镜头前，请按提示做动作后重试',
  none: '还没有收到摄像头的画面，请稍候再试',
};
