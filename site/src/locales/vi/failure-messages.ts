import type * as english from '../../failure-messages.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

const currency = network.testnet.nativeCurrency.name

export const failures: Translation<typeof english.failures> = {
  SIGNATURE_INVALID: 'Chữ ký không khớp với ví này. Hãy ký lại thông điệp.',
  SIGN_IN_REQUIRED: 'Hãy kết nối tài khoản mạng xã hội trước, rồi mint lại.',
  SIGN_IN_UNAVAILABLE:
    'X không phản hồi, nên chúng tôi không thể xác minh tài khoản của bạn. Hãy thử lại sau vài phút.',
  SOCIAL_ACCOUNT_USED:
    'Hôm nay tài khoản mạng xã hội của bạn đã mint cho một ví khác. Hãy dùng ví đó, hoặc quay lại vào ngày mai.',
  PROOF_REQUIRED: 'Trình duyệt của bạn phải giải một câu đố ngắn trước. Hãy tải lại trang rồi thử lại.',
  MINT_CLOSED: 'Hiện mint đang đóng.',
  MINT_NOT_STARTED: 'Mint chưa bắt đầu.',
  RECEIVER_REFUSED: 'Ví của bạn là một hợp đồng và đã từ chối nhận vật phẩm này.',
  ALREADY_MINTED: 'Hôm nay bạn đã mint vật phẩm này. Hãy quay lại vào ngày mai.',
  DAY_OVER:
    'Ngày kết thúc trước khi lượt mint của bạn được xác nhận, nên vật phẩm chưa được mint. Hãy mint lại cho ngày mới.',
  BUDGET_SPENT: 'Số lượt mint miễn phí hôm nay đã hết. Sẽ có thêm khi ngày mint kế tiếp bắt đầu.',
  BUDGET_SPENT_FOR_NEW: 'Số lượt mint miễn phí hôm nay cho ví mới đã hết. Sẽ có thêm khi ngày mint kế tiếp bắt đầu.',
  BUDGET_SPENT_FOR_SOURCE:
    'Kết nối mạng của bạn đã dùng hết số lượt mint miễn phí hôm nay. Sẽ có thêm khi ngày mint kế tiếp bắt đầu.',
  QUEUE_FULL: 'Hiện có quá nhiều người đang mint. Hãy thử lại sau một phút.',
  RELAYER_UNAVAILABLE: 'Mint tạm thời không khả dụng. Hãy thử lại sau vài phút.',
  STILL_PENDING:
    'Lượt mint của bạn vẫn đang được xử lý và lâu hơn bình thường. Bạn có thể đóng trang này và kiểm tra lại sau một phút.',
  RESTARTING: 'Dịch vụ đang khởi động lại. Lượt mint của bạn vẫn tiếp tục; hãy kiểm tra lại sau vài giây.',
  CHAIN_RESET: 'Testnet đã được đặt lại và lượt mint này bị mất. Hãy mint lại.',
  TRANSACTION_FAILED: 'Mạng đã từ chối lượt mint. Hãy thử lại sau giây lát.',

  ALREADY_GIVEN: `Ví này đã nhận ${currency} thử nghiệm của hôm nay. Hãy quay lại vào ngày mai.`,
  ALREADY_FUNDED: 'Ví này đã có đủ để bắt đầu. Faucet dành cho những ví có ít hơn.',
  NETWORK_SHARE_GIVEN: `Kết nối internet của bạn đã đạt hạn mức ${currency} thử nghiệm của hôm nay. Hãy quay lại vào ngày mai.`,
  DAY_SPENT: `Faucet đã phát hết ${currency} thử nghiệm của hôm nay. Hãy quay lại vào ngày mai.`,
  FAUCET_LOW: 'Faucet đã cạn và cần được nạp thêm. Hãy thử lại sau.',
  FAUCET_BUSY: 'Faucet đang bận. Hãy thử lại sau vài giây.',
  FAUCET_UNAVAILABLE: 'Faucet không kết nối được với mạng. Hãy thử lại sau giây lát.',
  TRANSFER_REFUSED: `Địa chỉ này là một hợp đồng từ chối nhận ${currency}.`,

  SIGN_IN_NOT_OFFERED: 'Trang web này không có tính năng đăng nhập.',
  SIGN_IN_DENIED: 'Bạn đã từ chối đăng nhập. Không có gì được chia sẻ với chúng tôi.',
  SIGN_IN_STATE: 'Lần đăng nhập này không bắt đầu từ thẻ này. Hãy bắt đầu lại từ trang mint.',
  SIGN_IN_EXPIRED: 'Lần đăng nhập này đã hết hạn hoặc đã được dùng. Hãy bắt đầu lại từ trang mint.',
  SIGN_IN_ENDED: 'Phiên đăng nhập của bạn đã hết hạn. Hãy đăng nhập lại.',
  SIGN_IN_BUSY: 'X đang giới hạn số yêu cầu của chúng tôi. Hãy thử lại sau vài phút.',
  SIGN_IN_MISCONFIGURED: 'X đã từ chối thiết lập đăng nhập của trang web này. Lỗi ở phía chúng tôi; hãy thử lại sau.',

  UNKNOWN_QUEST: 'Nhiệm vụ này không tồn tại.',
  QUEST_KEY_WRONG: 'Không kiểm tra được nhiệm vụ này: nền tảng không gửi đúng khóa.',
  MINT_INDEX_UNAVAILABLE:
    'Chain vẫn đang được lập chỉ mục, nên chúng tôi chưa thể xác minh điều này. Hãy thử lại sau {wait}; không có gì bị mất.',
  NO_WALLET_LINKED:
    'Tài khoản của bạn trên nền tảng đó chưa liên kết ví nào. Hãy liên kết ví bạn dùng để mint, rồi thử lại.',
  ACCOUNT_CONNECTED_ELSEWHERE: 'Tài khoản này đã được kết nối với ví khác.',
  WALLET_HAS_ACCOUNT: 'Ví này đã được kết nối với một tài khoản khác.',
  ACCOUNT_RESERVED:
    'Trong mùa này, ví hoặc tài khoản này đã từng được kết nối với một ví hoặc tài khoản khác. Đến hết mùa, chỉ có thể kết nối lại với ví hoặc tài khoản đó.',
  ACCOUNT_NOT_CONNECTED: 'Ví này và tài khoản này không được kết nối với nhau.',
  SIGNED_OUTDATED: 'Chữ ký này quá cũ, hoặc sau đó bạn đã ký một thông điệp mới hơn. Hãy ký lại.',

  UNKNOWN_SEASON: 'Mùa này không tồn tại.',
  NAME_REFUSED:
    'Tên này không được phép. Hãy dùng 3 đến 24 chữ cái hoặc chữ số thuộc cùng một hệ chữ viết, giữa chúng chỉ có dấu cách hoặc gạch nối đơn. Liên kết, từ ngữ xúc phạm và tên tự nhận là đại diện cho chúng tôi đều bị từ chối.',
  NAME_TAKEN: 'Một người chơi khác đã dùng tên này hoặc một tên trông giống như vậy.',
  NAME_WITHOUT_MINT: 'Trước tiên hãy mint một vật phẩm bằng ví này. Bạn có thể ký tên khi ví đã có trên bảng xếp hạng.',
  NAME_HIDDEN: 'Đội ngũ đã ẩn tên của ví này. Hãy liên hệ với chúng tôi nếu đó là nhầm lẫn.',
  NAME_OUTDATED: 'Chữ ký này quá cũ, hoặc sau đó bạn đã ký một thông điệp mới hơn. Hãy ký lại.',

  FORM_NOT_FOUND: 'Biểu mẫu này không tồn tại.',
  FORM_PROOF_REQUIRED:
    'Hôm nay chúng tôi nhận được nhiều tin nhắn, nên trình duyệt của bạn phải giải một câu đố ngắn trước. Tin nhắn của bạn chưa được gửi. Hãy bật JavaScript, tải lại trang và gửi lại, hoặc chờ đến ngày mai.',
  NO_FILE_UPLOADS: 'Không nhận tệp tải lên.',
  UNREADABLE: 'Không đọc được biểu mẫu.',
  DAY_FULL:
    'Hôm nay chúng tôi đã nhận quá nhiều tin nhắn, nên tin nhắn của bạn chưa được lưu. Hãy gửi lại vào ngày mai.',
  FULL: 'Hộp thư của chúng tôi đã đầy, nên tin nhắn của bạn chưa được lưu. Hãy gửi email cho chúng tôi, hoặc gửi lại vào ngày khác.',
  UNAVAILABLE: 'Không lưu được tin nhắn của bạn. Hãy gửi lại sau một phút.',

  BUSY: 'Đang có quá nhiều hình được tạo. Hãy thử lại sau giây lát.',
  CHAIN_SILENT: 'Chain không phản hồi. Hãy thử lại sau giây lát.',
  UNKNOWN_TOKEN: 'Bộ sưu tập không có token nào mang ID này.',
  RELEASE_UNKNOWN: 'Chưa xác định được bản phát hành mới nhất. Hãy thử lại sau một phút.',

  BAD_REQUEST: 'Không đọc được yêu cầu.',
  MALFORMED: 'Yêu cầu không hợp lệ: {details}.',
  NOT_FOUND: 'Không có gì ở địa chỉ này.',
  REQUEST_TIMEOUT: 'Yêu cầu mất quá nhiều thời gian để đến nơi.',
  TOO_LARGE: 'Yêu cầu quá lớn.',
  UNSUPPORTED_CONTENT: 'Loại nội dung này không được hỗ trợ.',
  TOO_MANY_REQUESTS: 'Có quá nhiều yêu cầu từ kết nối mạng của bạn. Hãy thử lại sau {wait}.',
  TOO_MANY_STREAMS:
    'Đang có quá nhiều kết nối trực tiếp mở từ mạng của bạn. Hãy đóng các thẻ khác của trang web này và tải lại trang.',
  HEADERS_TOO_LARGE: 'Phần header của yêu cầu quá lớn.',
  INTERNAL: 'Đã xảy ra lỗi ở phía chúng tôi. Hãy thử lại sau giây lát.',
  OVERLOADED: 'Trang web đang rất bận. Hãy thử lại sau vài giây.',
}
