export const agreementNotice = 'Thỏa thuận này chỉ có bằng tiếng Anh. Văn bản tiếng Anh có giá trị ràng buộc.'
