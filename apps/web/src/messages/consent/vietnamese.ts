import type { ConsentMessages } from './shape';

export const vietnamese: ConsentMessages = {
  title: 'Chúng tôi có thể đo lường cách trang web được sử dụng không?',
  text: 'Nếu bạn cho phép, chúng tôi dùng cookie của chính mình để đếm lượt truy cập, ghi nhớ những gì bạn xem và cải thiện trang web. Nếu bạn từ chối, mọi thứ vẫn hoạt động như nhau.',
  change: 'Bạn có thể thay đổi bất cứ lúc nào tại “Cài đặt cookie” ở chân trang.',
  accept: 'Đồng ý',
  reject: 'Từ chối',
  more: 'Đọc thêm',
  legend: 'Chọn những gì bạn cho phép',
  categories: {
    measurement: {
      label: 'Đo lường',
      hint: 'Đếm lượt truy cập và biết lượt đó đến từ chiến dịch nào, bằng một số ngẫu nhiên. Không bao giờ gồm tên bạn hay nội dung bạn viết.',
    },
    experiments: {
      label: 'Thử nghiệm phiên bản',
      hint: 'So sánh hai phiên bản của một trang và ghi nhớ bạn được xem phiên bản nào.',
    },
    push: {
      label: 'Thông báo trên trình duyệt',
      hint: 'Để chúng tôi có thể hỏi bạn có muốn nhận thông báo về hồ sơ của mình không. Trước thông báo đầu tiên, trình duyệt sẽ xin phép bạn.',
    },
    functional: {
      label: 'Ghi nhớ những gì bạn xem',
      hint: 'Lưu trong trình duyệt này các đề nghị bạn so sánh cùng các bên cho vay và bài hướng dẫn bạn xem gần đây để hiển thị lại cho bạn. Chúng tôi không nhận được thông tin này.',
    },
  },
  necessary: 'Những gì cần thiết cho điều bạn yêu cầu (hồ sơ, ngôn ngữ, lựa chọn này) được lưu mà không cần hỏi.',
  save: 'Lưu lựa chọn của tôi',
  open: 'Cài đặt cookie',
  failed: {
    title: 'Chúng tôi chưa lưu được lựa chọn của bạn',
    text: 'Đây là lỗi của chúng tôi. Chưa có gì được bật: hãy thử lại sau giây lát.',
  },
  table: {
    caption: 'Những gì trang web này có thể lưu trong trình duyệt của bạn',
    name: 'Tên',
    purpose: 'Dùng để làm gì',
    lifetime: 'Lưu trong bao lâu',
    category: 'Khi nào được lưu',
    owner: 'Thuộc về ai',
    untilClosed: 'Đến khi bạn đóng tab',
    kinds: { cookie: 'cookie', local: 'bộ nhớ cục bộ', session: 'bộ nhớ phiên' },
    categories: {
      necessary: 'Cần thiết: không phải xin phép',
      measurement: 'Chỉ khi bạn cho phép đo lường',
      experiments: 'Chỉ khi bạn cho phép thử nghiệm phiên bản',
      functional: 'Chỉ khi bạn cho phép ghi nhớ những gì bạn xem',
    },
    purposes: {
      visit: 'Biết những trang nào được xem trong cùng một lượt truy cập',
      browser: 'Chỉ đếm một lần người quay lại, bằng một số ngẫu nhiên',
      firstSource: 'Ghi nhớ lần đầu bạn đến từ trang hoặc chiến dịch nào',
      currentSource: 'Ghi nhớ lần gần nhất bạn đến từ trang hoặc chiến dịch nào',
      visitCount: 'Đếm số lượt truy cập và số trang của mỗi lượt',
      unsentEvents: 'Giữ những gì đã đếm khi không có kết nối, cho đến khi được gửi đi',
      experimentArm: 'Ghi nhớ bạn được xem phiên bản nào của một trang',
      comparison: 'Ghi nhớ các đề nghị bạn đang so sánh',
      seenPages: 'Hiển thị các bên cho vay và bài hướng dẫn bạn xem gần đây',
      consentChoice: 'Ghi nhớ lựa chọn của bạn về cookie',
      language: 'Ghi nhớ ngôn ngữ bạn chọn ở quốc gia có nhiều hơn một ngôn ngữ',
      application: 'Mở hồ sơ và các đề nghị dành cho bạn sau khi bạn gửi hồ sơ',
      formAnswers:
        'Giữ nội dung bạn viết trong hồ sơ để không bị mất. Nội dung được giữ này không rời khỏi thiết bị của bạn',
      pushRefusal: 'Ghi nhớ rằng bạn không muốn nhận thông báo trên trình duyệt này',
      formVersion: 'Ghi nhớ bạn đang dùng phiên bản nào của biểu mẫu ngắn',
      reloadGuard: 'Chỉ mở lại trang một lần nếu một phần của trang không tải được',
    },
  },
};
