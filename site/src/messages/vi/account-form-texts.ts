import type { accountFormTexts as english } from '../en/account-form-texts.ts';

export const accountFormTexts: typeof english = {
  'Sign in': 'Đăng nhập',
  'Signing in…': 'Đang đăng nhập…',
  'We couldn’t sign you in.': 'Chúng tôi không đăng nhập được cho bạn.',
  'Welcome back': 'Chào mừng bạn trở lại',
  'You are signed in.': 'Bạn đã đăng nhập.',
  'Forgot your password?': 'Quên mật khẩu?',
  'Enter your email address and we’ll send you a link to reset your password.':
    'Nhập địa chỉ email và chúng tôi sẽ gửi liên kết để bạn đặt lại mật khẩu.',
  'Send reset link': 'Gửi liên kết đặt lại',
  'Sending the link…': 'Đang gửi liên kết…',
  'We couldn’t send the link.': 'Chúng tôi không gửi được liên kết.',
  'Check your inbox': 'Hãy kiểm tra hộp thư',
  'We’ve sent you a link to reset your password. It expires in one hour and can be used once. If you can’t see our email, check your junk folder.':
    'Chúng tôi đã gửi liên kết để bạn đặt lại mật khẩu. Liên kết hết hạn sau một giờ và chỉ dùng được một lần. Nếu không thấy email, hãy kiểm tra thư mục thư rác.',
  'This website can’t send email yet. If you’ve forgotten your password, please contact us.':
    'Trang web này chưa thể gửi email. Nếu bạn quên mật khẩu, vui lòng liên hệ với chúng tôi.',
  'No email was sent': 'Chưa gửi email',
  'This website can’t send email yet. Please contact us about your password.':
    'Trang web này chưa thể gửi email. Vui lòng liên hệ với chúng tôi về mật khẩu của bạn.',
  'Choose a new password': 'Chọn mật khẩu mới',
  'New password': 'Mật khẩu mới',
  'Confirm new password': 'Xác nhận mật khẩu mới',
  'Save password': 'Lưu mật khẩu',
  'Your password has not been changed.': 'Mật khẩu của bạn chưa được thay đổi.',
  'Your password has been changed': 'Mật khẩu của bạn đã được thay đổi',
  'Sign in with your new password. You’ve been signed out on all devices.':
    'Hãy đăng nhập bằng mật khẩu mới. Bạn đã được đăng xuất trên mọi thiết bị.',
  'Your details': 'Thông tin của bạn',
  'We use it for your alerts and quiet hours. We won’t send alerts during quiet hours. Choose the same hour twice to turn them off.':
    'Chúng tôi dùng múi giờ này cho thông báo và giờ yên tĩnh. Chúng tôi không gửi thông báo trong giờ yên tĩnh. Chọn cùng một giờ hai lần để tắt.',
  'Your details have not been saved.': 'Thông tin của bạn chưa được lưu.',
  'Your details have been updated.': 'Thông tin của bạn đã được cập nhật.',
  'Change your password': 'Đổi mật khẩu',
  'Current password': 'Mật khẩu hiện tại',
  'Change password': 'Đổi mật khẩu',
  'Changing your password…': 'Đang đổi mật khẩu…',
  'You’ve been signed out on all other devices.': 'Bạn đã được đăng xuất trên mọi thiết bị khác.',
  'Change your email address': 'Đổi địa chỉ email',
  'We’ll email your new address. The change takes effect when you confirm it.':
    'Chúng tôi sẽ gửi email đến địa chỉ mới. Thay đổi có hiệu lực khi bạn xác nhận.',
  'New email address': 'Địa chỉ email mới',
  'Send confirmation email': 'Gửi email xác nhận',
  'Your email address has not been changed.': 'Địa chỉ email của bạn chưa được thay đổi.',
  'Check your new inbox': 'Hãy kiểm tra hộp thư mới',
  'Confirm your new address within a day using the link in our email. Until then we’ll keep using your current address.':
    'Hãy xác nhận địa chỉ mới trong vòng một ngày bằng liên kết trong email. Cho đến lúc đó chúng tôi vẫn dùng địa chỉ hiện tại.',
  'This website can’t send email yet. Your new address can’t be confirmed until it can.':
    'Trang web này chưa thể gửi email. Địa chỉ mới của bạn chưa thể được xác nhận cho đến lúc đó.',
  'Not changed yet': 'Chưa thay đổi',
  'This website can’t send email yet. We’ll keep using your current address.':
    'Trang web này chưa thể gửi email. Chúng tôi vẫn dùng địa chỉ hiện tại.',
  'Delete your account': 'Xóa tài khoản',
  'This permanently deletes your account, including your alerts and your saved and compared properties. Enquiries you have sent us are not deleted.':
    'Tài khoản của bạn sẽ bị xóa vĩnh viễn, gồm cả thông báo và các bất động sản đã lưu và so sánh. Những câu hỏi bạn đã gửi cho chúng tôi không bị xóa.',
  'Delete my account': 'Xóa tài khoản của tôi',
  'Deleting…': 'Đang xóa…',
  'Your account has not been deleted.': 'Tài khoản của bạn chưa bị xóa.',
  'Your account has been deleted': 'Tài khoản của bạn đã được xóa',
  'You won’t receive any more alerts.': 'Bạn sẽ không nhận thông báo nữa.',
  'Choose a password that is not your email address.': 'Hãy chọn mật khẩu khác với địa chỉ email của bạn.',
  'Many people use this password, so it is the first that others try. Choose another, such as three unrelated words.':
    'Nhiều người dùng mật khẩu này, nên người khác sẽ thử nó đầu tiên. Hãy chọn mật khẩu khác, ví dụ ba từ không liên quan.',
};
