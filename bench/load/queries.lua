-- Requests an address with another amount in its query each time, so that no answer is kept. Argument: the address, which ends with
-- `amount=`.
local address
local amount = 1000

function init(arguments)
  address = arguments[1]
end

function request()
  amount = amount + 1
  return wrk.format('GET', address .. amount)
end
