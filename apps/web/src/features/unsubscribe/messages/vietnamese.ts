import type { UnsubscribeMessages } from '@/features/unsubscribe/messages/shape';

export const vietnamese: UnsubscribeMessages = {
  title: 'Ngừng nhận quảng cáo',
  lead: 'Hãy nhập email hoặc số điện thoại mà bạn không muốn nhận quảng cáo của chúng tôi. Chỉ cần một trong hai. Thông báo về hồ sơ của bạn vẫn được gửi.',
  email: { label: 'Email', hint: 'Email trong hồ sơ của bạn, hoặc bất kỳ email nào khác.' },
  phone: { label: 'Số điện thoại', hint: 'Số điện thoại Việt Nam, có hoặc không có mã quốc gia.' },
  submit: 'Ngừng nhận',
  accepted: {
    title: 'Xong: chúng tôi sẽ không gửi quảng cáo',
    text: 'Chúng tôi sẽ không gửi email, nhắn tin hay gọi điện quảng cáo đến địa chỉ hoặc số bạn vừa nhập. Nếu email thuộc một hồ sơ, chúng tôi sẽ gửi thư xác nhận đến đó. Bạn có thể hoàn tác trong vòng một ngày.',
  },
  toUndo: 'Hoàn tác',
  errors: {
    missing: 'Hãy nhập email hoặc số điện thoại',
    email: 'Hãy nhập email đầy đủ, ví dụ ten@example.com',
    phone: 'Hãy nhập đầy đủ số điện thoại Việt Nam, chỉ gồm chữ số',
  },
  link: {
    text: 'Khi bạn bấm nút này, chúng tôi sẽ không gửi quảng cáo đến địa chỉ đã nhận thư nữa. Thông báo về hồ sơ của bạn vẫn được gửi.',
    expired: {
      title: 'Liên kết này đã hết hạn',
      text: 'Bạn có thể ngừng nhận quảng cáo bằng cách nhập email trên trang của chúng tôi.',
    },
    toForm: 'Đến trang ngừng nhận quảng cáo',
  },
  undo: {
    title: 'Chúng tôi sẽ không gửi quảng cáo nữa',
    text: 'Bạn có thể hoàn tác trong vòng một ngày. Bạn chỉ nhận lại đề nghị vay nếu đã đồng ý trong hồ sơ.',
    submit: 'Hoàn tác',
    expired: {
      title: 'Đã hết thời hạn hoàn tác',
      text: 'Chỉ có thể hoàn tác trong vòng một ngày. Nếu muốn nhận lại đề nghị vay, hãy viết cho chúng tôi.',
    },
  },
  results: {
    undone: {
      title: 'Đã hoàn tác',
      text: 'Bạn chỉ nhận đề nghị vay nếu đã đồng ý trong hồ sơ. Nếu có yêu cầu khác cho cùng email hoặc số điện thoại, yêu cầu đó vẫn có hiệu lực.',
    },
    used: { title: 'Đã hoàn tác từ trước', text: 'Liên kết này đã được dùng. Không có gì thay đổi.' },
  },
};
