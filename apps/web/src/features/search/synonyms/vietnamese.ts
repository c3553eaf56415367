import type { Synonyms } from '@/features/search/synonyms/shape';

export const vietnamese: Synonyms = {
  stopWords:
    'ai anh bạn bị bởi các cái cần cho chị có của cũng đã đang để đi được em gì giúp hãy hay hơn khi không là làm mình một muốn nào này nếu nhé như những ở ra rất sao sẽ tại thế thì tôi từ và vẫn vậy về vì với xin'.split(
      ' ',
    ),
  pages: {
    home: ['trang chủ', 'trang đầu', 'trang chính'],
    application: [
      ...['đăng ký vay', 'nộp đơn vay', 'vay tiền', 'đơn vay', 'đơn đăng ký', 'hồ sơ vay', 'muốn vay', 'gửi đơn'],
    ],
    offers: [
      ...['ưu đãi', 'các khoản vay', 'danh sách khoản vay', 'so sánh khoản vay', 'khoản vay rẻ nhất', 'vay rẻ nhất'],
      ...['khoản vay tốt nhất', 'gói vay', 'các gói vay', 'đề nghị vay'],
    ],
    offers3: ['so sánh', 'bảng so sánh', 'so sánh cạnh nhau', 'so sánh gói vay'],
    about: ['về chúng tôi', 'giới thiệu', 'công ty', 'đội ngũ', 'các bạn là ai'],
    contact: [
      ...['liên hệ', 'liên lạc', 'hỗ trợ', 'chăm sóc khách hàng', 'số điện thoại', 'hotline', 'tổng đài', 'email'],
      ...['địa chỉ email', 'gửi thư', 'nói chuyện với nhân viên', 'trợ giúp'],
    ],
    howItWorks: ['cách hoạt động', 'hoạt động thế nào', 'các bước', 'hướng dẫn sử dụng', 'quy trình'],
    lenders: [
      'bên cho vay',
      'đơn vị cho vay',
      'công ty cho vay',
      'danh sách công ty cho vay',
      'công ty tài chính',
      'nơi cho vay',
    ],
    calculator: [
      ...['máy tính', 'công cụ tính', 'tính lãi', 'tính tiền trả hàng tháng', 'trả góp hàng tháng', 'lịch trả nợ'],
      ...['tính khoản vay', 'mô phỏng khoản vay', 'bảng tính lãi'],
    ],
    affiliates: ['tiếp thị liên kết', 'chương trình liên kết', 'kiếm tiền', 'cộng tác viên', 'affiliate'],
    legalNotice: ['thông tin pháp lý', 'thông tin công ty', 'mã số thuế', 'thông báo pháp lý'],
    terms: ['điều khoản', 'điều khoản sử dụng', 'điều kiện', 'điều khoản và điều kiện', 'quy định'],
    privacy: [
      'quyền riêng tư',
      'chính sách bảo mật',
      'bảo mật',
      'dữ liệu cá nhân',
      'bảo vệ dữ liệu',
      'bảo mật thông tin',
    ],
    cookies: ['cookie', 'cookies', 'chính sách cookie', 'cài đặt cookie', 'từ chối cookie'],
    complaints: [
      ...['khiếu nại', 'gửi khiếu nại', 'phàn nàn', 'tố cáo', 'lừa đảo', 'bị lừa', 'báo cáo lừa đảo', 'phản ánh'],
    ],
    partners: ['đối tác', 'danh sách đối tác', 'hợp tác với ai'],
    accessibility: ['khả năng tiếp cận', 'trình đọc màn hình', 'người khuyết tật', 'chữ to', 'khiếm thị'],
    glossary: ['thuật ngữ', 'từ điển', 'giải thích thuật ngữ', 'định nghĩa', 'nghĩa là gì', 'bảng thuật ngữ'],
    blog: ['blog', 'bài viết', 'cẩm nang', 'mẹo', 'tin tức'],
    unsubscribe: [
      ...['hủy đăng ký', 'hủy nhận tin', 'ngừng nhận quảng cáo', 'từ chối quảng cáo', 'dừng quảng cáo', 'spam'],
      ...['không nhận quảng cáo', 'hủy nhận email', 'chặn tin nhắn', 'tin rác', 'bỏ theo dõi'],
    ],
    myData: [
      ...['xóa dữ liệu của tôi', 'xóa dữ liệu', 'xóa thông tin', 'dữ liệu của tôi', 'xóa tài khoản', 'tải dữ liệu'],
      ...['thông tin của tôi', 'quyền được lãng quên', 'rút lại đồng ý', 'hủy tài khoản'],
    ],
  },
};
