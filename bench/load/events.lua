-- Makes the requests by which the web app hands tracked events over to the CMS: each event has a key of its own, and each request
-- comes from another network, because a network has a limit.
-- Arguments: the write token, the number of events in a request, a seed.
local token, count

function init(arguments)
  token, count = arguments[1], tonumber(arguments[2])
  math.randomseed(tonumber(arguments[3]))
end

local function hex(digits)
  local text = ''
  for _ = 1, digits / 4 do text = text .. string.format('%04x', math.random(0, 65535)) end
  return text
end

local function uuid()
  return hex(8) .. '-' .. hex(4) .. '-4' .. hex(4):sub(2) .. '-8' .. hex(4):sub(2) .. '-' .. hex(12)
end

local function event()
  return '{"event_key":"' .. uuid() .. '","event_id":5,"provider_id":"42","sub3":"0300.1-A","sub4":"pageView","sub5":"blog",'
    .. '"utm_source":"newsletter","utm_medium":"email","utm_campaign":"autumn","session_id":"' .. uuid()
    .. '","client_id":"' .. uuid() .. '","domain":"es.example.com","referer":"https://www.google.com/"}'
end

function request()
  local events = {}
  for index = 1, count do events[index] = event() end
  local address = string.format('10.%d.%d.%d', math.random(0, 255), math.random(0, 255), math.random(0, 255))
  return wrk.format('POST', '/api/event', {
    ['authorization'] = 'Bearer ' .. token,
    ['content-type'] = 'application/json',
    ['user-agent'] = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ['x-pf-visitor-address'] = address,
  }, '[' .. table.concat(events, ',') .. ']')
end
