import type { PushMessages } from '@/features/push/messages/shape';

export const vietnamese: PushMessages = {
  ask: 'Bạn có muốn nhận thông báo trên trình duyệt này khi bên cho vay có quyết định và khi họ chuyển tiền không? Thông báo không nói gì về khoản vay, chỉ cho biết có tin mới.',
  allow: 'Cho phép',
  reject: 'Từ chối',
  on: 'Chúng tôi sẽ thông báo trên trình duyệt này khi hồ sơ của bạn có tin mới.',
  end: 'Tắt thông báo',
  blocked:
    'Trình duyệt của bạn không cho phép thông báo từ trang này. Bạn có thể thay đổi trong phần cài đặt. Trong lúc đó chúng tôi báo qua email.',
  failed: 'Chưa thay đổi được thông báo. Vui lòng thử lại sau ít phút.',
  rejected: 'Vâng, chúng tôi sẽ không thông báo trên trình duyệt này mà báo qua email.',
};
